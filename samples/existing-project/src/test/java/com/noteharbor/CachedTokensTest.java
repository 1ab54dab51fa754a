package com.noteharbor;

import io.github.isagroup.PricingEvaluatorUtil;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.test.context.ActiveProfiles;

import static org.assertj.core.api.Assertions.assertThat;

/** The application behaves in the same way with cached tokens. */
@ActiveProfiles({"session", "cached-tokens"})
class CachedTokensTest extends SessionTest {

    @Autowired
    private PricingEvaluatorUtil evaluator;

    @Test
    void theApplicationUsesTheCache() {
        assertThat(evaluator).isInstanceOf(CachedPricingEvaluator.class);
    }
}
