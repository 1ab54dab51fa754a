package com.noteharbor;

import java.util.List;
import java.util.Map;

import io.github.isagroup.PricingContext;
import io.github.isagroup.PricingEvaluatorUtil;
import io.github.isagroup.models.PricingManager;
import io.github.isagroup.services.jwt.PricingJwtUtils;
import io.github.isagroup.services.yaml.YamlUtils;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class PricingFileTest {

    // region: pricing-test
    @Test
    void thePricingFileIsValid() {
        PricingManager pricing = YamlUtils.retrieveManagerFromYaml("pricing/noteharbor.yml");

        // null is the answer to a file whose syntax could not be upgraded
        assertThat(pricing).isNotNull();
        assertThat(pricing.getPlans()).containsOnlyKeys("STARTER", "STUDIO", "TEAM");
    }
    // endregion: pricing-test

    // region: token-test
    @Test
    void aNewUserCanWriteNotes() {
        assertThat(tokenFor("STARTER", Map.of("notes", 0, "aiSummaries", 0)).get("notes"))
                .containsEntry("eval", true);
    }

    @Test
    void aFullAccountCannotWriteNotes() {
        assertThat(tokenFor("STARTER", Map.of("notes", 50, "aiSummaries", 0)).get("notes"))
                .containsEntry("eval", false);
    }

    /** The features in the pricing token that a login issues for a plan. */
    private static Map<String, Map<String, Object>> tokenFor(String plan, Map<String, Object> userContext) {
        PricingContext context = new PricingContext() {
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
                return plan;
            }

            @Override
            public List<String> getUserAddOns() {
                return List.of();
            }

            @Override
            public Map<String, Object> getUserContext() {
                return userContext;
            }
        };
        String token = new PricingEvaluatorUtil(context).generateUserToken();
        Map<String, Map<String, Object>> features = new PricingJwtUtils(context).getFeaturesFromJwtToken(token);
        System.out.println(plan + " " + features);
        return features;
    }
    // endregion: token-test
}
