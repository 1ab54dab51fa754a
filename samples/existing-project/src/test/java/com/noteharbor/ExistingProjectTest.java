package com.noteharbor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import com.jayway.jsonpath.JsonPath;
import com.noteharbor.pricing.PricingTokens;
import io.github.isagroup.services.jwt.PricingJwtUtils;
import jakarta.servlet.ServletException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.aop.Advisor;
import org.springframework.aop.framework.Advised;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.autoconfigure.web.servlet.AutoConfigureMockMvc;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.mock.mockito.SpyBean;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.core.Ordered;
import org.springframework.test.util.ReflectionTestUtils;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.test.web.servlet.request.MockHttpServletRequestBuilder;
import org.springframework.transaction.interceptor.TransactionInterceptor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.doReturn;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.post;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.content;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.header;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.jsonPath;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.status;

/** What has to work, however users log in. */
@SpringBootTest(properties = {
        "noteharbor.pricing-secret=dGhlIHByaWNpbmcgc2VjcmV0IG9mIHRoZSB0ZXN0cywgMDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDEyMw==",
        "app.jwt-secret=characters that are not Base64: 0123456789"})
@AutoConfigureMockMvc
@ExtendWith(OutputCaptureExtension.class)
abstract class ExistingProjectTest {

    protected static final String PRICING_TOKEN = "Pricing-Token";

    @Autowired
    protected MockMvc mvc;

    @Autowired
    private AccountRepository accounts;

    @Autowired
    private NoteRepository notes;

    @Autowired
    protected PricingJwtUtils jwtUtils;

    @Autowired
    private PricingTokens tokens;

    @SpyBean
    protected NoteHarborPricingContext pricingContext;

    /** Authenticates a request as the set-up does. */
    protected abstract MockHttpServletRequestBuilder as(String username, MockHttpServletRequestBuilder request)
            throws Exception;

    @BeforeEach
    void startAfresh() {
        notes.deleteAllInBatch();
        subscribe("ada", "STUDIO");
        subscribe("ben", "STARTER");
    }

    @Test
    void theEndpointIssuesATokenForTheCurrentUser() throws Exception {
        assertThat(eval(fetchToken("ada"), "pdfExport")).isEqualTo(true);
        assertThat(eval(fetchToken("ben"), "pdfExport")).isEqualTo(false);
    }

    @Test
    void withoutALoginNothingIsServed() throws Exception {
        mvc.perform(get("/api/pricing-token"))
                .andExpect(status().isUnauthorized())
                .andExpect(header().doesNotExist(PRICING_TOKEN));
    }

    @Test
    void theGuardRollsBackTheNoteBeyondTheLimit() throws Exception {
        save("ben", 49);

        mvc.perform(as("ben", post("/api/notes").content("The 50th"))).andExpect(status().isOk());
        mvc.perform(as("ben", post("/api/notes").content("The 51st")))
                .andExpect(status().isForbidden())
                .andExpect(jsonPath("detail").value("You have reached the limit of the feature: notes"));

        assertThat(notes.countByOwner("ben")).isEqualTo(50);
    }

    // region: feature-test
    @Test
    void onlyAPaidPlanExports() throws Exception {
        mvc.perform(as("ada", get("/api/notes/pdf"))).andExpect(content().string("0 notes of ada"));
        mvc.perform(as("ben", get("/api/notes/pdf"))).andExpect(status().isForbidden());
    }
    // endregion: feature-test

    @Test
    void aFilterRenewsTheTokenAfterAChangeOfPlanAndOnlyThen() throws Exception {
        String free = fetchToken("ben");
        assertThat(renewed("ben", free)).isNull();

        subscribe("ben", "STUDIO");
        String paid = renewed("ben", free);

        assertThat(eval(paid, "pdfExport")).isEqualTo(true);
        assertThat(renewed("ben", paid)).isNull();
    }

    @Test
    void anAddOnExtendsTheLimit() throws Exception {
        subscribe("ben", "STARTER", "notePack");

        assertThat(features(fetchToken("ben")).get("notes")).containsEntry("limit", 550.0);
    }

    @Test
    void theTokenOfThePreviousUserIsReplacedEvenIfTheFeaturesAreEqual() throws Exception {
        subscribe("ben", "STUDIO");
        String ofAda = fetchToken("ada");

        String ofBen = renewed("ben", ofAda);

        assertThat(features(ofBen)).isEqualTo(features(ofAda));
        assertThat(jwtUtils.getSubjectFromJwtToken(ofBen)).isNotEqualTo(jwtUtils.getSubjectFromJwtToken(ofAda));
        assertThat(renewed("ben", ofBen)).isNull();
    }

    @Test
    void aUserWhoIsNotAffectedByThePricingHasNoToken() throws Exception {
        String earlier = fetchToken("ada");
        doReturn(false).when(pricingContext).userAffectedByPricing();

        mvc.perform(as("ada", get("/api/notes")))
                .andExpect(status().isOk()).andExpect(header().doesNotExist(PRICING_TOKEN));
        assertThat(renewed("ada", earlier)).isNull();
        assertThat(fetchToken("ada")).isNull();
    }

    @Test
    void aUserWithAnUnknownPlanHasNoTokenAndOthersDo(CapturedOutput log) throws Exception {
        subscribe("ben", "PLATINUM");

        for (int i = 0; i < 3; i++) {
            mvc.perform(as("ben", get("/api/notes")))
                    .andExpect(status().isOk()).andExpect(header().doesNotExist(PRICING_TOKEN));
        }
        mvc.perform(as("ben", get("/api/notes/pdf"))).andExpect(status().isForbidden());
        mvc.perform(as("ada", get("/api/notes"))).andExpect(header().exists(PRICING_TOKEN));

        assertThat(log).containsOnlyOnce("No pricing token for plan PLATINUM in pricing/noteharbor.yml: ");
        assertThat(healthOfTokens()).isEqualTo(503);
    }

    @Test
    void aFailureIsForgottenTenMinutesAfterItsLastRequest() throws Exception {
        subscribe("ben", "GOLD");
        mvc.perform(as("ben", get("/api/notes")));
        assertThat(healthOfTokens()).isEqualTo(503);

        ReflectionTestUtils.setField(tokens, "clock", Clock.offset(Clock.systemUTC(), Duration.ofMinutes(11)));

        assertThat(healthOfTokens()).isEqualTo(200);
        mvc.perform(as("ada", get("/actuator/health/readiness"))).andExpect(status().isOk());
    }

    @AfterEach
    void resetTheClock() {
        ReflectionTestUtils.setField(tokens, "clock", Clock.systemUTC());
    }

    /** The contents that break the file for all users, and null for a missing file. */
    static Stream<String> brokenFiles() throws IOException {
        String valid = Files.readString(Path.of("src/main/resources/pricing/noteharbor.yml"));
        return Stream.of(null, "", "\t- not YAML",
                valid.replace("      pdfExport:", "      fileExport:"),
                valid.replace("planContext['features']['pdfExport']", "planContext.pdfExport"),
                valid.replace("planContext['features']['pdfExport']", "'('"));
    }

    @ParameterizedTest
    @MethodSource("brokenFiles")
    void withABrokenFileRequestsContinueAndGuardedMethodsStayClosed(
            String content, @TempDir Path folder, CapturedOutput log) throws Exception {
        Path file = folder.resolve("broken.yml");
        if (content != null) {
            Files.writeString(file, content);
        }
        String path = Path.of("src/main/resources").toAbsolutePath().relativize(file).toString();
        doReturn(path).when(pricingContext).getConfigFilePath();

        for (int i = 0; i < 3; i++) {
            mvc.perform(as("ada", get("/api/notes")))
                    .andExpect(status().isOk()).andExpect(header().doesNotExist(PRICING_TOKEN));
        }
        assertThat(log).containsOnlyOnce("No pricing token for plan STUDIO in " + path + ": ");
        assertThat(tokens.failures()).anyMatch(failure -> failure.contains(path));
        assertThat(isExportOpen()).isFalse();
    }

    /** A guarded method that fails ends with status 403 or 500. MockMvc throws the exception instead of status 500. */
    private boolean isExportOpen() throws Exception {
        try {
            return mvc.perform(as("ada", get("/api/notes/pdf"))).andReturn().getResponse().getStatus() == 200;
        } catch (ServletException e) {
            return false;
        }
    }

    @Test
    void theTransactionEnclosesTheGuard(@Autowired NoteService service) {
        List<Advisor> advisors = List.of(((Advised) service).getAdvisors());
        Ordered transaction = (Ordered) advisors.stream()
                .filter(advisor -> advisor.getAdvice() instanceof TransactionInterceptor).findFirst().orElseThrow();

        assertThat(transaction.getOrder()).isLessThan(Ordered.LOWEST_PRECEDENCE); // the order of the guard
    }

    private int healthOfTokens() throws Exception {
        return mvc.perform(as("ada", get("/actuator/health"))).andReturn().getResponse().getStatus();
    }

    private void subscribe(String username, String plan, String... addOns) {
        Account account = accounts.findById(username).orElseThrow();
        account.subscribe(plan, List.of(addOns));
        accounts.save(account);
    }

    private void save(String owner, int count) {
        notes.saveAll(IntStream.rangeClosed(1, count).mapToObj(i -> new Note(owner, "Note " + i)).toList());
    }

    protected String fetchToken(String username) throws Exception {
        return JsonPath.read(mvc.perform(as(username, get("/api/pricing-token"))).andExpect(status().isOk())
                .andReturn().getResponse().getContentAsString(), "pricingToken");
    }

    /** The new token in the response to a request with this one, null if there is none. */
    protected String renewed(String username, String pricingToken) throws Exception {
        return mvc.perform(as(username, get("/api/pricing-token")).header(PRICING_TOKEN, pricingToken))
                .andExpect(status().isOk()).andReturn().getResponse().getHeader(PRICING_TOKEN);
    }

    protected Object eval(String pricingToken, String feature) {
        return features(pricingToken).get(feature).get("eval");
    }

    private Map<String, Map<String, Object>> features(String pricingToken) {
        return jwtUtils.getFeaturesFromJwtToken(pricingToken);
    }
}
