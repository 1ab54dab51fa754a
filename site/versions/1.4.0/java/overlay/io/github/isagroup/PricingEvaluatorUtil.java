package io.github.isagroup;

import io.github.isagroup.exceptions.PricingPlanEvaluationException;
import io.github.isagroup.models.Feature;
import io.github.isagroup.models.FeatureStatus;
import io.github.isagroup.models.PlanContextManager;
import io.github.isagroup.services.jwt.JwtUtils;
import io.jsonwebtoken.Jwts;
import io.jsonwebtoken.SignatureAlgorithm;
import java.util.Date;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Logger;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.expression.spel.SpelEvaluationException;
import org.springframework.stereotype.Component;

/** Stands in for the class of Pricing4Java 3.1.0: its tokens carry the user's authorities. */
@Component
public class PricingEvaluatorUtil {

    @Autowired
    private JwtUtils jwtUtils;

    @Autowired
    private PricingContext pricingContext;

    Logger logger = Logger.getLogger(PricingEvaluatorUtil.class.getName());

    public PricingEvaluatorUtil(PricingContext pricingContext) {
        this.pricingContext = pricingContext;
        this.jwtUtils = new JwtUtils(pricingContext);
    }

    public String generateUserToken() {
        Map<String, Object> claims = new HashMap<>();
        claims.put("authorities", pricingContext.getUserAuthorities());
        String subject = subject();
        PlanContextManager contexts = new PlanContextManager();
        try {
            contexts.setUserContext(pricingContext.getUserContext());
        } catch (Exception failure) {
            throw new PricingPlanEvaluationException("Error while retrieving user context! "
                    + "Please check your PricingContext.getUserContext() method");
        }
        claims.put("userContext", contexts.getUserContext());
        if (!pricingContext.userAffectedByPricing()) {
            return sign(claims, subject);
        }
        try {
            contexts.setPlanContext(pricingContext.getPlanContext());
        } catch (NullPointerException failure) {
            throw new PricingPlanEvaluationException("Error while retrieving plan context! "
                    + "Please check your configuration file or add a plan with the given name");
        }
        Map<String, FeatureStatus> statuses = new HashMap<>();
        pricingContext.getPricingManager().getFeatures()
                .forEach((name, feature) -> statuses.put(name, status(name, feature, contexts)));
        claims.put("features", statuses);
        claims.put("planContext", contexts.getPlanContext());
        return sign(claims, subject);
    }

    public String addExpressionToToken(String token, String featureId, String expression) {
        Map<String, Map<String, Object>> features = jwtUtils.getFeaturesFromJwtToken(token);
        String subject = jwtUtils.getSubjectFromJwtToken(token);
        try {
            features.get(featureId).put("eval", expression);
        } catch (Exception failure) {
            logger.warning("Feature not found");
        }
        Map<String, Object> claims = new HashMap<>();
        claims.put("authorities", pricingContext.getUserAuthorities());
        claims.put("features", features);
        claims.put("userContext", pricingContext.getUserContext());
        claims.put("planContext", pricingContext.getPlanContext());
        return sign(claims, subject);
    }

    private String subject() {
        for (String key : new String[] {"username", "user"}) {
            if (pricingContext.getUserContext().containsKey(key)) {
                return (String) pricingContext.getUserContext().get(key);
            }
        }
        return "Default";
    }

    private static FeatureStatus status(
            String name, Feature feature, PlanContextManager contexts) {
        String expression = feature.getExpression();
        FeatureStatus status = new FeatureStatus();
        try {
            status.setEval(FeatureStatus.computeFeatureEvaluation(expression, contexts)
                    .orElseThrow(() -> new PricingPlanEvaluationException("Evaluation was null")));
        } catch (SpelEvaluationException failure) {
            throw new PricingPlanEvaluationException("Error while evaluating the expression of the "
                    + "feature " + name + "! Please check the expression");
        }
        Optional<String> used = FeatureStatus.computeUserContextVariable(expression);
        if (used.isPresent()) {
            status.setUsed(contexts.getUserContext().get(used.get()));
            status.setLimit(limit(name, expression, contexts.getPlanContext()));
        }
        return status;
    }

    /** The usage limit that an expression names first, else the value of the feature itself. */
    private static Object limit(String feature, String expression, Map<String, Object> plan) {
        String[] parts = expression.split("usageLimits");
        return expression.contains("usageLimits")
                ? ((Map<?, ?>) plan.get("usageLimits")).get(parts[1].split("[',\"]")[2])
                : ((Map<?, ?>) plan.get("features")).get(feature);
    }

    private String sign(Map<String, Object> claims, String subject) {
        long now = System.currentTimeMillis();
        return Jwts.builder()
                .setClaims(claims)
                .setSubject(subject)
                .setIssuedAt(new Date(now))
                .setExpiration(new Date(now + pricingContext.getJwtExpiration()))
                .signWith(SignatureAlgorithm.HS512, pricingContext.getJwtSecret())
                .compact();
    }
}
