package com.noteharbor;

import java.util.List;
import java.util.Map;

import io.github.isagroup.PricingContext;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;

@Component
public class PlanFit {

    private final Subscriptions subscriptions;
    private final Usage usage;
    private final String pricingSecret;

    public PlanFit(Subscriptions subscriptions, Usage usage,
            @Value("${noteharbor.pricing-secret}") String pricingSecret) {
        this.subscriptions = subscriptions;
        this.usage = usage;
        this.pricingSecret = pricingSecret;
    }

    // region: fits
    /** Whether the current user's notes fit into another plan. */
    public boolean fits(String plan, List<String> addOns) {
        PricingContext afterTheChange = new NoteHarborPricingContext(subscriptions, usage, pricingSecret) {
            @Override
            public String getUserPlan() {
                return plan;
            }

            @Override
            public List<String> getUserAddOns() {
                return addOns;
            }
        };
        Map<?, ?> limits = (Map<?, ?>) afterTheChange.getPlanContext().get("usageLimits");
        Number used = (Number) afterTheChange.getUserContext().get("notes");
        return used.doubleValue() <= ((Number) limits.get("maxNotes")).doubleValue();
    }
    // endregion: fits
}
