package com.noteharbor;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;

import io.github.isagroup.PricingContext;
import io.github.isagroup.PricingEvaluatorUtil;
import io.github.isagroup.models.PricingManager;
import org.springframework.boot.actuate.health.Health;
import org.springframework.boot.actuate.health.HealthIndicator;
import org.springframework.stereotype.Component;

// region: pricing-health
/** Reads the file, and evaluates all features of each plan for a new user. */
@Component
public class PricingHealthIndicator implements HealthIndicator {

    // Every key that an expression reads.
    private static final Map<String, Object> NEW_USER = Map.of("username", "health-check", "notes", 0);

    private static final Duration INTERVAL = Duration.ofSeconds(10);

    private final PricingContext pricingContext;
    private Health lastHealth;
    private Instant nextEvaluation = Instant.MIN;
    Clock clock = Clock.systemUTC();

    public PricingHealthIndicator(PricingContext pricingContext) {
        this.pricingContext = pricingContext;
    }

    /** Evaluates once per interval, because anyone can call the URL. */
    @Override
    public synchronized Health health() {
        Instant now = clock.instant();
        if (!now.isBefore(nextEvaluation)) {
            lastHealth = evaluate();
            nextEvaluation = now.plus(INTERVAL);
        }
        return lastHealth;
    }

    private Health evaluate() {
        try {
            PricingManager pricing = pricingContext.getPricingManager();
            for (String plan : pricing.getPlans().keySet()) {
                new PricingEvaluatorUtil(new NewUser(plan)).generateUserToken();
            }
            return Health.up().withDetail("version", pricing.getVersion()).build();
        } catch (RuntimeException e) {
            return Health.down(e).build();
        }
    }

    private class NewUser extends PricingContext {

        private final String plan;

        NewUser(String plan) {
            this.plan = plan;
        }

        @Override
        public String getConfigFilePath() {
            return pricingContext.getConfigFilePath();
        }

        @Override
        public String getJwtSecret() {
            return pricingContext.getJwtSecret();
        }

        @Override
        public Map<String, Object> getUserContext() {
            return NEW_USER;
        }

        @Override
        public String getUserPlan() {
            return plan;
        }

        @Override
        public List<String> getUserAddOns() {
            return List.of();
        }
    }
}
// endregion: pricing-health
