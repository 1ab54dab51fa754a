package com.noteharbor.pricing;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import io.github.isagroup.PricingContext;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.stereotype.Component;

/** Tells Pricing4Java about the current user. */
@Component
public class AppPricingContext extends PricingContext {

    private final Subscriptions subscriptions;
    private final UserContext userContext;
    private final String secret;

    public AppPricingContext(Subscriptions subscriptions, UserContext userContext,
            @Value("${pricing.secret}") String secret) {
        this.subscriptions = subscriptions;
        this.userContext = userContext;
        this.secret = secret;
    }

    /** Below src/main/resources in the working directory. */
    @Override
    public String getConfigFilePath() {
        return "pricing/pricing.yml";
    }

    @Override
    public String getJwtSecret() {
        return secret;
    }

    @Override
    public String getUserPlan() {
        return subscriptions.plan(username());
    }

    @Override
    public List<String> getUserAddOns() {
        return subscriptions.addOns(username());
    }

    @Override
    public Map<String, Object> getUserContext() {
        String username = username();
        Map<String, Object> context = new HashMap<>();
        context.put("username", username);
        // <each key>
        context.put("noteCount", userContext.noteCount(username));
        context.put("betaTester", userContext.betaTester(username));
        context.put("region", userContext.region(username));
        // </each key>
        return context;
    }

    private static String username() {
        return SecurityContextHolder.getContext().getAuthentication().getName();
    }
}
