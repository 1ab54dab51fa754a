package com.noteharbor.pricing;

import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.github.isagroup.PricingEvaluatorUtil;
import io.github.isagroup.models.PricingManager;
import io.github.isagroup.services.yaml.YamlUtils;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.security.authentication.TestingAuthenticationToken;
import org.springframework.security.core.context.SecurityContextHolder;

import static org.assertj.core.api.Assertions.assertThat;

/** Fails if the pricing file changes and the code does not. */
class PricingFileTest {

    private static final String FILE = "pricing/pricing.yml";

    /** What follows the name of a map in an expression. */
    private static final String KEY = "\\s*(?:\\[\\s*(?:'((?:[^']|'')*)'|\"([^\"]*)\")\\s*]|\\??\\.\\s*(\\w+))";

    /** A user who has not used anything: 0, false and an empty text. */
    private static final UserContext NEW_USER = (UserContext) Proxy.newProxyInstance(
            UserContext.class.getClassLoader(), new Class<?>[] {UserContext.class},
            (proxy, method, arguments) -> method.getReturnType() == int.class ? 0
                    : method.getReturnType() == boolean.class ? (Object) false : "");

    @BeforeEach
    void logIn() {
        SecurityContextHolder.getContext().setAuthentication(new TestingAuthenticationToken("new-user", null));
    }

    @AfterEach
    void logOut() {
        SecurityContextHolder.clearContext();
    }

    @Test
    void theConstantsAreTheNamesInTheFile() throws Exception {
        assertThat(constants(Features.class)).isEqualTo(names(pricing().getFeatures()));
        assertThat(constants(Plans.class)).isEqualTo(names(pricing().getPlans()));
        assertThat(constants(AddOns.class)).isEqualTo(names(pricing().getAddOns()));
        assertThat(pricing().getPlans()).containsKey(Plans.cheapest());
    }

    /** A key that is missing in the user context reads as null, and null is less than any limit. */
    @Test
    void theUserContextHasEveryKeyThatAnExpressionReads() {
        assertThat(keys("userContext")).isSubsetOf(newUser(Plans.cheapest()).getUserContext().keySet());
    }

    /** No number is less than a limit that is missing, so that the feature is off for all users. */
    @Test
    void theFileHasEveryFeatureAndLimitThatAnExpressionReads() {
        assertThat(keys("planContext\\W+features['\"]?\\s*]?")).isSubsetOf(names(pricing().getFeatures()));
        assertThat(keys("planContext\\W+usageLimits['\"]?\\s*]?")).isSubsetOf(names(pricing().getUsageLimits()));
    }

    static Set<String> plans() {
        return names(pricing().getPlans());
    }

    @ParameterizedTest
    @MethodSource("plans")
    void everyExpressionCanBeEvaluated(String plan) {
        assertThat(new PricingEvaluatorUtil(newUser(plan)).generateUserToken()).isNotEmpty();
    }

    private static PricingManager pricing() {
        return YamlUtils.retrieveManagerFromYaml(FILE);
    }

    private static AppPricingContext newUser(String plan) {
        Subscriptions subscriptions = new Subscriptions() {
            @Override
            public String plan(String username) {
                return plan;
            }

            @Override
            public List<String> addOns(String username) {
                return List.of();
            }
        };
        return new AppPricingContext(subscriptions, NEW_USER, "c2VjcmV0IG9mIHRoZSB0ZXN0cw==");
    }

    private static Set<String> keys(String map) {
        return pricing().getFeatures().values().stream()
                .flatMap(feature -> Stream.of(feature.getExpression(), feature.getServerExpression()))
                .filter(Objects::nonNull)
                .flatMap(expression -> Pattern.compile(map + KEY).matcher(expression).results())
                .map(match -> Stream.of(1, 2, 3).map(match::group).filter(Objects::nonNull).findFirst().orElseThrow())
                .collect(Collectors.toSet());
    }

    private static Set<String> names(Map<String, ?> entries) {
        return entries == null ? Set.of() : new TreeSet<>(entries.keySet());
    }

    private static Set<String> constants(Class<?> owner) throws IllegalAccessException {
        Set<String> values = new TreeSet<>();
        for (var field : owner.getFields()) {
            values.add((String) field.get(null));
        }
        return values;
    }
}
