package com.noteharbor;

import java.util.List;
import java.util.Set;

import io.github.isagroup.models.PricingManager;
import io.github.isagroup.services.yaml.YamlUtils;
import org.springframework.dao.EmptyResultDataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

// region: payments
@Service
public class Payments {

    static final String FREE_PLAN = "STARTER";

    private final JdbcClient jdbc;
    private final Subscriptions subscriptions;

    public Payments(JdbcClient jdbc, Subscriptions subscriptions) {
        this.jdbc = jdbc;
        this.subscriptions = subscriptions;
    }

    @Transactional
    public void apply(PaymentEvent event) {
        if (!isNew(event)) {
            return;
        }
        switch (event.type()) {
            case "subscription.updated" -> change(
                    new PaidSubscription(event.customer(), event.plan(), event.addOns()), event.created());
            case "subscription.ended" -> change(
                    new PaidSubscription(event.customer(), FREE_PLAN, List.of()), event.created());
            default -> { /* Other events do not change the plan. */ }
        }
    }

    private boolean isNew(PaymentEvent event) {
        return jdbc.sql("insert into payment_event (event_id, created) values (?, ?) on conflict do nothing")
                .params(event.id(), event.created()).update() == 1;
    }

    /**
     * Stores what the provider had at this time. Returns whether the customer
     * had another plan or other add-ons.
     */
    @Transactional
    public boolean change(PaidSubscription paid, long time) {
        requireKnownNames(paid);
        String customer = paid.customer();
        boolean isDifferent = !paid.plan().equals(subscriptions.of(customer).plan())
                || !Set.copyOf(paid.addOns()).equals(Set.copyOf(subscriptions.addOnsOf(customer)));
        int changed = jdbc.sql("update subscription set plan = ?, changed_at = ? where username = ? and changed_at <= ?")
                .params(paid.plan(), time, customer, time).update();
        if (changed == 0) {
            return false; // A newer event arrived first.
        }
        jdbc.sql("delete from subscription_add_on where username = ?").param(customer).update();
        for (String addOn : paid.addOns()) {
            jdbc.sql("insert into subscription_add_on (username, add_on) values (?, ?)")
                    .params(customer, addOn).update();
        }
        return isDifferent;
    }

    private void requireKnownNames(PaidSubscription paid) {
        PricingManager pricing = pricingOf(paid.customer());
        if (!pricing.getPlans().containsKey(paid.plan())) {
            throw new RejectedEventException("Unknown plan " + paid.plan());
        }
        if (!pricing.getAddOns().keySet().containsAll(paid.addOns())) {
            throw new RejectedEventException("Unknown add-on in " + paid.addOns());
        }
    }

    private PricingManager pricingOf(String customer) {
        try {
            subscriptions.lock(customer);
            String version = subscriptions.of(customer).pricingVersion();
            return YamlUtils.retrieveManagerFromYaml("pricing/" + version + ".yml");
        } catch (EmptyResultDataAccessException e) {
            throw new RejectedEventException("Unknown customer " + customer);
        }
    }
    // endregion: payments

    // region: customers
    /** Customers whose plan the provider has set. Other plans stay as they are. */
    public List<String> customersOfTheProvider() {
        return jdbc.sql("select username from subscription where changed_at > 0").query(String.class).list();
    }
    // endregion: customers
}
