// region: comparison
package com.noteharbor;

import java.util.List;
import java.util.Map;
import java.util.Set;

import io.github.isagroup.PricingContext;
import io.github.isagroup.PricingEvaluatorUtil;
import io.github.isagroup.services.jwt.PricingJwtUtils;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;

/**
 * Compares the old decision with the pricing. The old one decides until the
 * feature is switched.
 */
@Component
public class Comparison {

    private static final Logger LOG = LoggerFactory.getLogger(Comparison.class);

    private final PricingContext context;
    private final Set<String> switched;

    public Comparison(PricingContext context, @Value("${migration.switched:}") String[] switched) {
        this.context = context;
        this.switched = Set.copyOf(List.of(switched));
    }

    /** If the pricing cannot be evaluated, returns the old decision. */
    public boolean decide(String feature, boolean old) {
        try {
            boolean current = evaluate(feature);
            boolean result = switched.contains(feature) ? current : old;
            if (current != old) {
                LOG.warn("[migration] {}, plan {}: old {}, new {}, used {}",
                        feature, context.getUserPlan(), old, current, result);
            }
            return result;
        } catch (RuntimeException e) {
            LOG.warn("[migration] {}: old {}, new failed ({}), used {}", feature, old, e.getMessage(), old);
            return old;
        }
    }

    private boolean evaluate(String feature) {
        String token = new PricingEvaluatorUtil(context).generateUserToken();
        Map<String, Map<String, Object>> features = new PricingJwtUtils(context).getFeaturesFromJwtToken(token);
        if (features == null || !features.containsKey(feature)) {
            throw new IllegalStateException("the pricing token has no feature " + feature);
        }
        return Boolean.TRUE.equals(features.get(feature).get("eval"));
    }
}
// endregion: comparison
