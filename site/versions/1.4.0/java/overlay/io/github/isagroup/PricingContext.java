package io.github.isagroup;

import io.github.isagroup.exceptions.PricingPlanEvaluationException;
import io.github.isagroup.models.Plan;
import io.github.isagroup.models.PricingManager;
import io.github.isagroup.services.yaml.YamlUtils;
import java.util.Map;
import java.util.stream.Collectors;
import org.springframework.stereotype.Component;
import org.yaml.snakeyaml.error.YAMLException;

/** Stands in for the class of Pricing4Java 3.1.0: 4.0.0 has no user authorities. */
@Component
public abstract class PricingContext {

    public abstract String getConfigFilePath();

    public abstract String getJwtSecret();

    public int getJwtExpiration() {
        return 86_400_000;
    }

    public Boolean userAffectedByPricing() {
        return true;
    }

    public abstract Map<String, Object> getUserContext();

    public abstract String getUserPlan();

    /** Gone in 4.0.0. */
    public abstract Object getUserAuthorities();

    public final Map<String, Object> getPlanContext() {
        Plan plan = getPricingManager().getPlans().get(getUserPlan());
        Map<String, Object> context = plan.parseToMap();
        context.put("features", plan.getFeatures().entrySet().stream()
                .collect(Collectors.toMap(Map.Entry::getKey, entry ->
                        inForce(entry.getValue().getValue(), entry.getValue().getDefaultValue()))));
        context.put("usageLimits", plan.getUsageLimits().entrySet().stream()
                .collect(Collectors.toMap(Map.Entry::getKey, entry ->
                        inForce(entry.getValue().getValue(), entry.getValue().getDefaultValue()))));
        return context;
    }

    public final PricingManager getPricingManager() {
        try {
            return YamlUtils.retrieveManagerFromYaml(getConfigFilePath());
        } catch (YAMLException failure) {
            throw new PricingPlanEvaluationException("Error while parsing YAML file");
        }
    }

    private static Object inForce(Object ofPlan, Object byDefault) {
        return ofPlan == null ? byDefault : ofPlan;
    }
}
