package com.noteharbor;

import java.util.List;

import io.github.isagroup.models.PricingManager;
import io.github.isagroup.services.yaml.YamlUtils;
import org.springframework.dao.EmptyResultDataAccessException;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

// region: payments
@Service
public class Payments {

    private static final String FREE_PLAN = "STARTER";

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
            case "subscription.updated" -> change(event, event.plan(), event.addOns());
            case "subscription.ended" -> change(event, FREE_PLAN, List.of());
            default -> { /* Other events do not change the plan. */ }
        }
    }

    private boolean isNew(PaymentEvent event) {
        return jdbc.sql("insert into payment_event (event_id, created) values (?, ?) on conflict do nothing")
                .params(event.id(), event.created()).update() == 1;
    }

    private void change(PaymentEvent event, String plan, List<String> addOns) {
        requireKnownNames(event.customer(), plan, addOns);
        int changed = jdbc.sql("update subscription set plan = ?, changed_at = ? where username = ? and changed_at <= ?")
                .params(plan, event.created(), event.customer(), event.created()).update();
        if (changed == 0) {
            return; // A newer event arrived first.
        }
        jdbc.sql("delete from subscription_add_on where username = ?").param(event.customer()).update();
        for (String addOn : addOns) {
            jdbc.sql("insert into subscription_add_on (username, add_on) values (?, ?)")
                    .params(event.customer(), addOn).update();
        }
    }

    private void requireKnownNames(String customer, String plan, List<String> addOns) {
        PricingManager pricing = pricingOf(customer);
        if (!pricing.getPlans().containsKey(plan)) {
            throw new RejectedEventException("Unknown plan " + plan);
        }
        if (!pricing.getAddOns().keySet().containsAll(addOns)) {
            throw new RejectedEventException("Unknown add-on in " + addOns);
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
}
// endregion: payments
