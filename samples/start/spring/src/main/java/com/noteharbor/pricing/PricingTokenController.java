package com.noteharbor.pricing;

import java.util.Collections;
import java.util.Map;

import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class PricingTokenController {

    private final PricingTokens tokens;

    public PricingTokenController(PricingTokens tokens) {
        this.tokens = tokens;
    }

    @GetMapping("/api/pricing-token")
    public Map<String, String> pricingToken() {
        return Collections.singletonMap("pricingToken", tokens.forCurrentUser().orElse(null));
    }
}
