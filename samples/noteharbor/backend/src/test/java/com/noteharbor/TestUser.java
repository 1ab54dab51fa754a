package com.noteharbor;

import java.util.List;
import java.util.Map;

import io.github.isagroup.PricingContext;
import io.github.isagroup.PricingEvaluatorUtil;
import io.github.isagroup.models.FeatureStatus;
import io.github.isagroup.models.PlanContextManager;
import io.github.isagroup.services.jwt.PricingJwtUtils;

// region: test-user
/** A user with a subscription such as STUDIO+notePack, and equal counters. */
class TestUser extends PricingContext {

    private final List<String> subscription;
    private final int usage;

    TestUser(String subscription, int usage) {
        this.subscription = List.of(subscription.split("\\+"));
        this.usage = usage;
    }

    @Override
    public String getConfigFilePath() {
        return "pricing/noteharbor.yml";
    }

    @Override
    public String getJwtSecret() {
        return "c2VjcmV0IG9mIHRoZSB0ZXN0cw==";
    }

    @Override
    public String getUserPlan() {
        return subscription.get(0);
    }

    @Override
    public List<String> getUserAddOns() {
        return subscription.subList(1, subscription.size());
    }

    /** Contains the same keys as the context of the application. */
    @Override
    public Map<String, Object> getUserContext() {
        return Map.of("username", "test", "notes", usage, "aiSummaries", usage);
    }

    /** Returns the result of "expression" in a token, for the front end. */
    boolean isOnInToken(String feature) {
        String token = new PricingEvaluatorUtil(this).generateUserToken();
        return (boolean) new PricingJwtUtils(this).getFeaturesFromJwtToken(token).get(feature).get("eval");
    }

    /** Returns the result of "serverExpression", for @PricingPlanAware. */
    boolean isOnInGuard(String feature) {
        PlanContextManager contexts = new PlanContextManager();
        contexts.setUserContext(getUserContext());
        contexts.setPlanContext(getPlanContext());
        String expression = getPricingManager().getFeatures().get(feature).getServerExpression();
        return FeatureStatus.computeFeatureEvaluation(expression, contexts).orElseThrow();
    }
}
// endregion: test-user
