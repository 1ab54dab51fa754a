package com.noteharbor.pricing;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

import io.github.isagroup.PricingContext;
import io.github.isagroup.PricingEvaluatorUtil;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

/**
 * Issues pricing tokens. If the pricing cannot be evaluated, the user has no
 * new token, but the request continues.
 */
@Component
public class PricingTokens {

    private static final Logger LOG = LoggerFactory.getLogger(PricingTokens.class);
    private static final Duration MEMORY = Duration.ofMinutes(10);

    private final PricingContext pricingContext;
    private final PricingEvaluatorUtil evaluator;
    private final Map<String, Instant> failures = new ConcurrentHashMap<>();
    Clock clock = Clock.systemUTC();

    public PricingTokens(PricingContext pricingContext, PricingEvaluatorUtil evaluator) {
        this.pricingContext = pricingContext;
        this.evaluator = evaluator;
    }

    /** Empty if the pricing does not apply, or cannot be evaluated. */
    public Optional<String> forCurrentUser() {
        try {
            return pricingContext.userAffectedByPricing()
                    ? Optional.of(evaluator.generateUserToken()) : Optional.empty();
        } catch (RuntimeException e) {
            report(e);
            return Optional.empty();
        }
    }

    /** The failures of the last ten minutes. */
    public Set<String> failures() {
        Instant oldest = clock.instant().minus(MEMORY);
        failures.values().removeIf(last -> last.isBefore(oldest));
        return Set.copyOf(failures.keySet());
    }

    private void report(RuntimeException cause) {
        String failure = "plan %s in %s: %s".formatted(
                read(pricingContext::getUserPlan), read(pricingContext::getConfigFilePath), cause);
        failures(); // Forgets old failures, so that they are logged again.
        if (failures.put(failure, clock.instant()) == null) {
            LOG.error("No pricing token for {}", failure, cause);
        }
    }

    private static String read(Supplier<String> value) {
        try {
            return value.get();
        } catch (RuntimeException e) {
            return "unknown";
        }
    }
}
