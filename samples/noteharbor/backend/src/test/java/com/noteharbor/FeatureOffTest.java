package com.noteharbor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import com.noteharbor.security.LoginController.Tokens;
import io.github.isagroup.PricingEvaluatorUtil;
import io.github.isagroup.services.jwt.PricingJwtUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.http.HttpStatus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.MAP;
import static org.junit.jupiter.params.provider.Arguments.arguments;

/** The page "Why is my feature off?": each mistake switches a feature off, and the check of the page shows it. */
class FeatureOffTest extends NoteHarborTest {

    private static final Path SAMPLE = Path.of("src/main/resources/pricing/noteharbor.yml");

    static Stream<Arguments> mistakes() throws IOException {
        String pricing = Files.readString(SAMPLE);
        Application right = new Application("STUDIO+summaries", 10);
        Application misspelledLimit = right.reading("misspelled-limit.yml", pricing.replace(
                "userContext['notes'] < planContext['usageLimits']['maxNotes']",
                "userContext['notes'] < planContext['usageLimits']['maxNote']"));
        Application wrongCount = new Application("STARTER", 60);
        Application otherPlan = new Application("STARTER+summaries", 10);
        Application misspelledAddOn = new Application("STUDIO+summary", 10);
        Application oldCopy = right.reading("old-copy.yml", pricing
                .replace("version: \"2025-spring\"", "version: \"2024-autumn\"")
                .replace("      pdfExport:\n        value: true\n", ""));
        return Stream.of(
                arguments("5 expression", right, misspelledLimit, "notes", "expression",
                        "userContext['notes'] < planContext['usageLimits']['maxNote']"),
                arguments("5 user context", right, wrongCount, "notes", "userContext",
                        Map.of("username", "test", "notes", 60, "aiSummaries", 60)),
                arguments("6 plan", right, otherPlan, "pdfExport", "plan", "STARTER"),
                arguments("6 add-on", right, misspelledAddOn, "aiSummaries", "addOns", List.of("summary")),
                arguments("7 file", right, oldCopy, "pdfExport", "file",
                        Path.of("target/feature-off/old-copy.yml").toAbsolutePath().toString()),
                arguments("7 version", right, oldCopy, "pdfExport", "version", "2024-autumn"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("mistakes")
    void theCheckShowsTheMistake(String check, Application right, Application wrong, String feature,
            String key, Object shown) {
        assertThat(right.isOnInToken(feature)).isEqualTo(true);
        assertThat(wrong.isOnInToken(feature)).isEqualTo(false);

        assertThat(new FeatureOffController(wrong).inputsOf(feature)).containsEntry(key, shown);
        assertThat(new FeatureOffController(right).inputsOf(feature).get(key)).isNotEqualTo(shown);
    }

    @Test
    void aFeatureThatTheFileDoesNotContainIsNotInTheToken() throws IOException {
        Application renamed = new Application("STUDIO", 10)
                .reading("renamed.yml", Files.readString(SAMPLE).replace("pdfExport", "pdfDownload"));

        String token = new PricingEvaluatorUtil(renamed).generateUserToken();
        assertThat(new PricingJwtUtils(renamed).getFeaturesFromJwtToken(token)).doesNotContainKey("pdfExport");
        assertThat(new FeatureOffController(renamed).inputsOf("pdfExport"))
                .containsEntry("expression", "no such feature");
    }

    @Test
    void anUnknownPlanIsShownAlthoughNoTokenCanBeIssued() {
        Application unknown = new Application("Studio", 10);

        assertThat(new FeatureOffController(unknown).inputsOf("pdfExport"))
                .containsEntry("plan", "Studio").containsEntry("planContext", "no such plan");
    }

    @Test
    void aRequestWithoutThePricingTokenShowsThatTheStoredTokenIsOld() {
        Tokens ben = logIn("ben");
        post("/api/plan", ben, Map.of("plan", "STUDIO"));

        String fresh = get("/api/notes", new Tokens(ben.authToken(), null)).getHeaders().getFirst(PRICING_TOKEN);

        assertThat(feature(ben.pricingToken(), "pdfExport")).asInstanceOf(MAP).containsEntry("eval", false);
        assertThat(feature(fresh, "pdfExport")).asInstanceOf(MAP).containsEntry("eval", true);
    }

    // region: customer
    @Test
    void customer() {
        TestUser customer = new TestUser("STUDIO+notePack", 2500);

        System.out.println(new FeatureOffController(customer).inputsOf("notes"));
        assertThat(customer.isOnInToken("notes")).isFalse();
        assertThat(customer.isOnInGuard("notes")).isTrue();
    }
    // endregion: customer

    @Test
    void theControllerReturnsTheInputsOfTheUserWhoIsLoggedIn() {
        String inputs = get("/api/feature-off/pdfExport", logIn("ada")).getBody();

        assertThat(inputs).contains("\"expression\":\"planContext['features']['pdfExport']\"",
                "\"plan\":\"STUDIO\"", "\"addOns\":[\"notePack\"]", "\"pdfExport\":true",
                "\"version\":\"2025-spring\"", SAMPLE.toAbsolutePath().toString());
        assertThat(http.getForEntity("/api/feature-off/pdfExport", String.class).getStatusCode())
                .isEqualTo(HttpStatus.UNAUTHORIZED);
    }

    /** A user of the sample, or of a changed copy. */
    private static final class Application extends TestUser {

        private final String subscription;
        private final int usage;
        private String file = "pricing/noteharbor.yml";

        Application(String subscription, int usage) {
            super(subscription, usage);
            this.subscription = subscription;
            this.usage = usage;
        }

        Application reading(String name, String pricing) throws IOException {
            Path copy = Files.createDirectories(Path.of("target/feature-off")).resolve(name);
            Files.writeString(copy, pricing);
            Application application = new Application(subscription, usage);
            application.file = "../../../" + copy;
            return application;
        }

        @Override
        public String getConfigFilePath() {
            return file;
        }
    }
}
