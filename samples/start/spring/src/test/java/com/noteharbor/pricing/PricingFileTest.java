package com.noteharbor.pricing;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

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

    private static final Pattern KEY =
            Pattern.compile("userContext\\s*(?:\\[\\s*(?:'((?:[^']|'')*)'|\"([^\"]*)\")\\s*]|\\??\\.\\s*(\\w+))");

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
    void theUserContextHasEveryKeyThatAnExpressionReads() throws IOException {
        assertThat(newUser(Plans.cheapest()).getUserContext().keySet()).containsAll(keys());
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

    private static Set<String> keys() throws IOException {
        Set<String> keys = new TreeSet<>();
        Matcher matcher = KEY.matcher(Files.readString(Path.of("src/main/resources", FILE)));
        while (matcher.find()) {
            keys.add(Arrays.asList(matcher.group(1), matcher.group(2), matcher.group(3)).stream()
                    .filter(Objects::nonNull).findFirst().orElseThrow());
        }
        return keys;
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
