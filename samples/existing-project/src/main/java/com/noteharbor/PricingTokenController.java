package com.noteharbor;

import java.util.Map;

import io.github.isagroup.PricingEvaluatorUtil;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

// region: token-endpoint
@RestController
public class PricingTokenController {

    private final PricingEvaluatorUtil evaluator;

    public PricingTokenController(PricingEvaluatorUtil evaluator) {
        this.evaluator = evaluator;
    }

    @GetMapping("/api/pricing-token")
    public Map<String, String> pricingToken() {
        return Map.of("pricingToken", evaluator.generateUserToken());
    }
}
// endregion: token-endpoint
