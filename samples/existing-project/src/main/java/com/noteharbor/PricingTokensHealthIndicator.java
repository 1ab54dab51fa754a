package com.noteharbor;

import java.util.Set;

import com.noteharbor.pricing.PricingTokens;
import org.springframework.boot.actuate.health.Health;
import org.springframework.boot.actuate.health.HealthIndicator;
import org.springframework.stereotype.Component;

// region: tokens-health
/**
 * Reports pricing tokens that could not be issued. Not part of readiness,
 * because one user can be the reason.
 */
@Component
public class PricingTokensHealthIndicator implements HealthIndicator {

    private final PricingTokens tokens;

    public PricingTokensHealthIndicator(PricingTokens tokens) {
        this.tokens = tokens;
    }

    @Override
    public Health health() {
        Set<String> failures = tokens.failures();
        return (failures.isEmpty() ? Health.up() : Health.down()).withDetail("failures", failures).build();
    }
}
// endregion: tokens-health
