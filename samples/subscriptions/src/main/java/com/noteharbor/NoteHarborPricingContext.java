package com.noteharbor;

import java.util.List;
import java.util.Map;

import io.github.isagroup.PricingContext;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.stereotype.Component;

// region: pricing-context
@Component
public class NoteHarborPricingContext extends PricingContext {

    private final Subscriptions subscriptions;
    private final Usage usage;
    private final String pricingSecret;

    public NoteHarborPricingContext(Subscriptions subscriptions, Usage usage,
            @Value("${noteharbor.pricing-secret}") String pricingSecret) {
        this.subscriptions = subscriptions;
        this.usage = usage;
        this.pricingSecret = pricingSecret;
    }

    @Override
    public String getConfigFilePath() {
        return "pricing/" + subscriptions.of(username()).pricingVersion() + ".yml";
    }

    @Override
    public String getJwtSecret() {
        return pricingSecret;
    }

    @Override
    public String getUserPlan() {
        return subscriptions.of(username()).plan();
    }

    @Override
    public List<String> getUserAddOns() {
        return subscriptions.addOnsOf(username());
    }

    @Override
    public Map<String, Object> getUserContext() {
        return Map.of(
                "username", username(),
                "notes", usage.notes(username()),
                "aiSummaries", usage.inPeriod(username(), "aiSummaries"));
    }

    private static String username() {
        return SecurityContextHolder.getContext().getAuthentication().getName();
    }
}
// endregion: pricing-context
