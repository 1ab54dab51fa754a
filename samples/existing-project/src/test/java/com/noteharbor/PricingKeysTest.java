package com.noteharbor;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import io.github.isagroup.PricingContext;
import io.github.isagroup.models.Feature;
import io.github.isagroup.models.PricingManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.security.authentication.TestingAuthenticationToken;
import org.springframework.security.core.context.SecurityContextHolder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;

/** Compares the keys of expressions with the context and the pricing file. */
class PricingKeysTest {

    private static final Pattern KEY = Pattern.compile(
            "(userContext|planContext\\[['\"]\\w+['\"]])\\[['\"]([^'\"]+)['\"]]");

    @BeforeEach
    void logIn() {
        SecurityContextHolder.getContext().setAuthentication(new TestingAuthenticationToken("ada", null));
    }

    @AfterEach
    void logOut() {
        SecurityContextHolder.clearContext();
    }

    @Test
    void everyKeyThatAnExpressionReadsExists() {
        PricingContext context = new NoteHarborPricingContext(
                mock(AccountRepository.class), mock(NoteRepository.class), "not used");

        assertThat(unknownKeys(context)).isEmpty();
    }

    /** Missing keys, such as userContext[notes], each with its feature. */
    static Set<String> unknownKeys(PricingContext context) {
        PricingManager pricing = context.getPricingManager();
        Map<String, Set<String>> known = Map.of(
                "userContext", context.getUserContext().keySet(),
                "planContext[features]", pricing.getFeatures().keySet(),
                "planContext[usageLimits]",
                pricing.getUsageLimits() == null ? Set.of() : pricing.getUsageLimits().keySet());
        Set<String> unknown = new LinkedHashSet<>();
        for (Feature feature : pricing.getFeatures().values()) {
            Stream.of(feature.getExpression(), feature.getServerExpression())
                    .filter(expression -> expression != null)
                    .flatMap(expression -> KEY.matcher(expression).results())
                    .forEach(match -> {
                        String owner = match.group(1).replaceAll("['\"]", "");
                        if (!known.getOrDefault(owner, Set.of()).contains(match.group(2))) {
                            unknown.add(feature.getName() + " reads " + owner + "[" + match.group(2) + "]");
                        }
                    });
        }
        return unknown;
    }
}
