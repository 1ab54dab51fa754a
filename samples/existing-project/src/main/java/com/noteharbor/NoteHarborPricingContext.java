package com.noteharbor;

import java.util.List;
import java.util.Map;

import io.github.isagroup.PricingContext;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.stereotype.Component;

@Component
public class NoteHarborPricingContext extends PricingContext {

    private final AccountRepository accounts;
    private final NoteRepository notes;
    private final String pricingSecret;

    public NoteHarborPricingContext(AccountRepository accounts, NoteRepository notes,
            @Value("${noteharbor.pricing-secret}") String pricingSecret) {
        this.accounts = accounts;
        this.notes = notes;
        this.pricingSecret = pricingSecret;
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
    public String getUserPlan() {
        return account().getPlan();
    }

    @Override
    public List<String> getUserAddOns() {
        return account().getAddOns();
    }

    @Override
    public Map<String, Object> getUserContext() {
        return Map.of("username", username(), "notes", notes.countByOwner(username()));
    }

    // A user without a row, such as a new one, has the free plan.
    private Account account() {
        return accounts.findById(username()).orElseGet(() -> new Account(username()));
    }

    private static String username() {
        return SecurityContextHolder.getContext().getAuthentication().getName();
    }
}
