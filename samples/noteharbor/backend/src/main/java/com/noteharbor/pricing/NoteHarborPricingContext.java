package com.noteharbor.pricing;

import java.util.List;
import java.util.Map;

import com.noteharbor.accounts.Accounts;
import com.noteharbor.notes.NoteRepository;
import io.github.isagroup.PricingContext;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.stereotype.Component;

// region: pricing-context
@Component
public class NoteHarborPricingContext extends PricingContext {

    private final Accounts accounts;
    private final NoteRepository notes;
    private final String pricingSecret;
    private final String authSecret;

    public NoteHarborPricingContext(Accounts accounts, NoteRepository notes,
            @Value("${noteharbor.pricing-secret}") String pricingSecret,
            @Value("${noteharbor.auth-secret}") String authSecret) {
        this.accounts = accounts;
        this.notes = notes;
        this.pricingSecret = pricingSecret;
        this.authSecret = authSecret;
    }

    @Override
    public String getConfigFilePath() {
        return "pricing/noteharbor.yml";
    }

    @Override
    public String getJwtSecret() {
        return pricingSecret;
    }

    @Override
    public String getAuthJwtSecret() {
        return authSecret;
    }

    @Override
    public String getUserPlan() {
        return accounts.of(username()).plan();
    }

    @Override
    public List<String> getUserAddOns() {
        return accounts.of(username()).addOns();
    }

    @Override
    public Map<String, Object> getUserContext() {
        return Map.of(
                "username", username(),
                "notes", notes.countByOwner(username()),
                // An expression reads it, but the sample has no AI summaries.
                "aiSummaries", 0);
    }

    // One object serves all requests, so each call looks up the user.
    private static String username() {
        return SecurityContextHolder.getContext().getAuthentication().getName();
    }
}
// endregion: pricing-context
