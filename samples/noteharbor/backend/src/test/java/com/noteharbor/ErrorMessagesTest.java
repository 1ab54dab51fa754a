package com.noteharbor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;

import io.github.isagroup.PricingContext;
import io.github.isagroup.PricingEvaluatorUtil;
import io.github.isagroup.PricingService;
import io.github.isagroup.annotations.PricingPlanAware;
import io.github.isagroup.annotations.PricingPlanAwareAspect;
import io.github.isagroup.models.Feature;
import io.github.isagroup.models.Plan;
import io.github.isagroup.models.PricingManager;
import io.github.isagroup.models.UsageLimit;
import io.github.isagroup.services.jwt.PricingJwtUtils;
import io.github.isagroup.services.serializer.PricingManagerSerializer;
import io.github.isagroup.services.updaters.YamlUpdater;
import io.github.isagroup.services.yaml.YamlUtils;
import io.jsonwebtoken.Jwts;
import io.jsonwebtoken.SignatureAlgorithm;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.aop.aspectj.annotation.AspectJProxyFactory;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.test.util.ReflectionTestUtils;
import org.yaml.snakeyaml.Yaml;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Provokes messages that no sample of the documentation shows. Another test compares each message with the entry
 * of the page "Error messages" that has the same id.
 */
@ExtendWith(OutputCaptureExtension.class)
class ErrorMessagesTest {

    private static final Path RESOURCES = Path.of("src/main/resources");
    private static final String CHANGED = "../../../target/changed.yml";
    private static final String SECRET = "bm90ZWhhcmJvci1zZWNyZXQtb2YtdGhlLXRlc3Rz";

    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("causes")
    void theCauseHasTheMessage(String id, String message, Executable cause, CapturedOutput output) {
        String thrown = "";
        try {
            cause.execute();
        } catch (Throwable error) {
            thrown = error.getMessage();
        }
        assertThat(thrown + output).contains(message);
    }

    static Stream<Arguments> causes() {
        return Stream.of(
                cause("token-user-context", "Error while retrieving user context! Please check your PricingContext.getUserContext() method",
                        token(context -> context.failingCall = 3)),
                cause("token-plan-context", "Error while retrieving plan context! Please check your configuration file or add a plan with the given name",
                        token(context -> context.plan = null)),
                cause("token-plan-context", "Error while retrieving plan context! Please check your configuration file or add a plan with the given name",
                        token(context -> context.plan = "GOLD")),
                cause("token-plan-context", "Error while retrieving plan context! Please check your configuration file or add a plan with the given name",
                        token(context -> context.addOns = null)),
                cause("token-null", "Evaluation was null", token("userContext['isBeta']")),
                cause("token-null", "Evaluation was null", token("planContext['features']['fax']")),
                cause("token-expression", "Error while evaluating the expression of the feature notes! Please check the expression",
                        token("unknown")),
                cause("token-spel", "EL1041E: After parsing a valid expression, there is still more data in the expression: 'word'", token("two word")),
                cause("token-spel", "EL1042E: Problem parsing right operand", token("userContext['notes'] <")),
                cause("token-spel", "EL1044E: Unexpectedly ran out of input", token("(userContext['notes'] < 5")),
                cause("token-expression", "Error while evaluating the expression of the feature notes! Please check the expression",
                        token("userContext.notes < 5")),
                cause("token-comparison", "Index 1 out of bounds for length 1", token("1 < 2")),
                cause("token-no-expression", "Cannot invoke \"String.trim()\" because \"expression\" is null", token("")),
                cause("token-json", "Unable to serialize claims object to json.",
                        token(context -> context.userContext.put("self", new Object()))),
                cause("token-secret", "secret key byte array cannot be null or empty.", token(context -> context.secret = "!")),
                cause("token-secret", "base64-encoded secret key cannot be null or empty.", token(context -> context.secret = "")),
                cause("token-add-on-value", "class java.lang.String cannot be cast to class java.lang.Number", token(context -> {
                    context.file = changed("NUMERIC", "TEXT", "(?m)(alue: )(\\d+)$", "$1'$2'");
                    context.addOns = List.of("notePack");
                })),
                cause("token-unknown-add-on", "[WARNING] User add-on fax not found in the pricing configuration. It hasn't been considered in feature evaluation.",
                        token(context -> context.addOns = List.of("fax"))),
                cause("token-feature-not-found", "Feature not found", () -> {
                    PricingEvaluatorUtil util = new PricingEvaluatorUtil(new TestContext());
                    util.addExpressionToToken(util.generateUserToken(), "fax", "true");
                }),
                cause("guard-limit", "You have reached the limit of the feature: notes", guard(context -> context.userContext.put("notes", 2001))),
                cause("guard-context", "The pricing context is null. Please, chech the path to the configuration file.", guard(context -> context.plan = null)),
                cause("guard-context", "The pricing context is null. Please, chech the path to the configuration file.", guard(context -> context.plan = "Studio")),
                cause("guard-feature", "The feature notes does not exist in the current pricing configuration",
                        guard(context -> context.file = changed("  notes:", "  note:", "- notes", "- note"))),
                cause("filter-expired", "JWT expired at", () -> read(sign(SECRET, -60_000))),
                cause("filter-signature", "JWT signature does not match locally computed signature. JWT validity cannot be asserted and should not be trusted.",
                        () -> read(sign("YW5vdGhlciBzZWNyZXQ=", 60_000))),
                cause("filter-signature", "JWT signature does not match locally computed signature. JWT validity cannot be asserted and should not be trusted.",
                        () -> read('"' + sign(SECRET, 60_000) + '"')),
                cause("filter-malformed", "JWT strings must contain exactly 2 period characters. Found: 0", () -> read("undefined")),
                cause("filter-malformed", "Unable to read JSON value: ", () -> read("Bearer " + sign(SECRET, 60_000))),
                cause("filter-not-before", "JWT must not be accepted before", () -> read(Jwts.builder()
                        .setNotBefore(new Date(System.currentTimeMillis() + 60_000))
                        .signWith(SignatureAlgorithm.HS512, SECRET).compact())),
                cause("filter-auth-token", "Invalid JWT: JWT strings must contain exactly 2 period characters. Found: 0",
                        () -> new PricingJwtUtils(new TestContext()).validateJwtToken("undefined")),
                cause("java-write", "An error occurred while serializing the PricingManager object.",
                        () -> YamlUtils.writeYaml(pricing(it -> it.setFeatures(null)), CHANGED)),
                cause("java-write", "Features are null. Filling the pricing with features is mandatory.",
                        () -> new PricingManagerSerializer().serialize(pricing(it -> it.setFeatures(null)))),
                cause("java-upgrade", "day is mandatory", upgrade("version: '1.0'")),
                cause("java-upgrade", "plan is null", upgrade("version: '1.1'\nplans: {TEAM: }")),
                cause("java-upgrade", "plan 14is not a map", upgrade("version: '1.1'\nplans: {TEAM: 14}")),
                cause("java-upgrade", "You have to specify either a monthlyPrice and/or an annualPrice, or a price; for the plans TEAM",
                        upgrade("version: '1.1'\nplans: {TEAM: {unit: user}}")),
                cause("java-upgrade", "Either the monthlyPrice or annualPrice of the plan TEAM is neither a valid number nor String",
                        upgrade("version: '1.1'\nplans: {TEAM: {monthlyPrice: [14]}}")),
                cause("java-upgrade-warning", "[V20 UPDATER WARNING] hasAnnualPayment field is deprecated, it will be removed",
                        upgrade("version: '1.1'\nhasAnnualPayment: true")),
                cause("service-last-feature", "You cannot delete a feature from a one-feature pricing configuration",
                        service(service -> {
                            List<String> addOns = new ArrayList<>(service.getPricingAddOns().keySet());
                            Collections.reverse(addOns);
                            addOns.forEach(service::removeAddOnFromConfiguration);
                            List.copyOf(service.getPricingFeatures().keySet()).forEach(service::removeFeatureFromConfiguration);
                        })),
                cause("service-unknown-entry", "The feature fax to which you're trying to attach an usage limit does not exist within the pricing",
                        service(service -> {
                            UsageLimit limit = service.getPricingUsageLimits().get("maxNotes");
                            limit.setLinkedFeatures(List.of("fax"));
                            service.updateUsageLimitFromConfiguration("maxNotes", limit);
                        })),
                cause("service-unit", "The plan TEAM unit must have at most 10 characters and cannot be null", service(service -> {
                    Plan plan = service.getPlanFromName("TEAM");
                    plan.setUnit(null);
                    service.updatePlanFromConfiguration("TEAM", plan);
                })),
                cause("service-expression", "The feature notes expression must have at most 1000 characters and must be a string",
                        service(service -> {
                            Feature feature = service.getPricingFeatures().get("notes");
                            feature.setExpression(null);
                            service.updateFeatureFromConfiguration("notes", feature);
                        })),
                cause("java-null-name", "A feature cannot have the name null",
                        () -> YamlUtils.retrieveManagerFromYaml(changed("  notes:", "  ~:"))));
    }

    private static Arguments cause(String id, String message, Executable cause) {
        return Arguments.of(id, message, cause);
    }

    private static Executable token(Consumer<TestContext> change) {
        return () -> new PricingEvaluatorUtil(context(change)).generateUserToken();
    }

    /** Issues a token with this expression for the feature notes. */
    private static Executable token(String expression) {
        return token(context -> context.file = changed(
                "expression: userContext.'notes'. < .*",
                expression.isEmpty() ? "render: AUTO" : "expression: " + expression));
    }

    private static Executable guard(Consumer<TestContext> change) {
        return () -> {
            PricingPlanAwareAspect aspect = new PricingPlanAwareAspect();
            ReflectionTestUtils.setField(aspect, "pricingContext", context(change));
            AspectJProxyFactory factory = new AspectJProxyFactory(new Guarded());
            factory.setProxyTargetClass(true);
            factory.addAspect(aspect);
            factory.<Guarded>getProxy().write();
        };
    }

    private static Executable upgrade(String yaml) {
        return () -> YamlUpdater.update(new Yaml().load(yaml));
    }

    /** Edits a copy of the pricing file. */
    private static Executable service(Consumer<PricingService> action) {
        return () -> action.accept(new PricingService(context(context -> context.file = changed())));
    }

    private static void read(String token) {
        new PricingJwtUtils(new TestContext()).getFeaturesFromJwtToken(token);
    }

    private static String sign(String secret, long lifetime) {
        return Jwts.builder().setSubject("ada").setExpiration(new Date(System.currentTimeMillis() + lifetime))
                .signWith(SignatureAlgorithm.HS512, secret).compact();
    }

    private static TestContext context(Consumer<TestContext> change) {
        TestContext context = new TestContext();
        change.accept(context);
        return context;
    }

    private static PricingManager pricing(Consumer<PricingManager> change) {
        PricingManager pricing = YamlUtils.retrieveManagerFromYaml("pricing/noteharbor.yml");
        change.accept(pricing);
        return pricing;
    }

    /** The path of a copy of the pricing file in which regular expressions are replaced. */
    private static String changed(String... replacements) {
        try {
            String yaml = Files.readString(RESOURCES.resolve("pricing/noteharbor.yml"));
            for (int at = 0; at < replacements.length; at += 2) {
                yaml = yaml.replaceAll(replacements[at], replacements[at + 1]);
            }
            Files.writeString(RESOURCES.resolve(CHANGED), yaml);
            return CHANGED;
        } catch (IOException error) {
            throw new IllegalStateException(error);
        }
    }

    static class Guarded {

        @PricingPlanAware(featureName = "notes")
        public void write() {
        }
    }

    /** A user of NoteHarbor, with what a test changes. */
    private static class TestContext extends PricingContext {

        private final Map<String, Object> userContext =
                new HashMap<>(Map.of("username", "ada", "notes", 1, "aiSummaries", 0));
        private String file = "pricing/noteharbor.yml";
        private String secret = SECRET;
        private String plan = "STUDIO";
        private List<String> addOns = List.of();
        private int calls = 0;
        private int failingCall = 0;

        @Override
        public String getConfigFilePath() {
            return file;
        }

        @Override
        public String getJwtSecret() {
            return secret;
        }

        @Override
        public Map<String, Object> getUserContext() {
            calls++;
            if (calls == failingCall) {
                throw new IllegalStateException("The session has ended.");
            }
            return userContext;
        }

        @Override
        public String getUserPlan() {
            if (plan == null) {
                throw new NullPointerException("No user is logged in.");
            }
            return plan;
        }

        @Override
        public List<String> getUserAddOns() {
            return addOns;
        }
    }
}
