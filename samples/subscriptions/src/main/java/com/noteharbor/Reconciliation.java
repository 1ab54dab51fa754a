package com.noteharbor;

import java.time.Clock;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

// region: reconciliation
/** Corrects subscriptions that differ from the payment provider's list. */
@Component
public class Reconciliation {

    private static final Logger LOG = LoggerFactory.getLogger(Reconciliation.class);

    private final Payments payments;
    private final Clock clock;

    public Reconciliation(Payments payments, Clock clock) {
        this.payments = payments;
        this.clock = clock;
    }

    /**
     * The list contains all active subscriptions. If the provider throws an
     * exception, nothing changes.
     */
    public void run(Supplier<List<PaidSubscription>> provider) {
        // Events of this second can be newer than the list.
        long time = clock.instant().getEpochSecond() - 1;
        List<PaidSubscription> active = provider.get();
        active.forEach(subscription -> correct(subscription, time));

        Set<String> paying = active.stream().map(PaidSubscription::customer).collect(Collectors.toSet());
        payments.customersOfTheProvider().stream().filter(customer -> !paying.contains(customer))
                .forEach(customer -> correct(new PaidSubscription(customer, Payments.FREE_PLAN, List.of()), time));
    }

    private void correct(PaidSubscription subscription, long time) {
        try {
            if (payments.change(subscription, time)) {
                LOG.warn("Corrected {}, because an event is missing", subscription);
            }
        } catch (RejectedEventException e) {
            LOG.error("Cannot store {}: {}", subscription, e.getMessage());
        }
    }
}
// endregion: reconciliation
