package com.noteharbor;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Base64;
import java.util.Date;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.stream.IntStream;

import io.jsonwebtoken.Jwts;
import io.jsonwebtoken.SignatureAlgorithm;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.security.oauth2.jwt.JwtClaimsSet;
import org.springframework.security.oauth2.jwt.JwtDecoders;
import org.springframework.test.context.ActiveProfiles;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;
import org.springframework.test.web.servlet.ResultActions;
import org.springframework.test.web.servlet.request.MockHttpServletRequestBuilder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.hamcrest.Matchers.containsString;
import static org.mockito.Mockito.clearInvocations;
import static org.mockito.Mockito.mockingDetails;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.header;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.status;

@ActiveProfiles("identity-provider")
class IdentityProviderTest extends ExistingProjectTest {

    private static IdentityProvider provider;

    @Autowired
    private AccountRepository accounts;

    @Autowired
    private PricingHealthIndicator pricingHealth;

    @DynamicPropertySource
    static void issuer(DynamicPropertyRegistry registry) throws Exception {
        provider = new IdentityProvider();
        registry.add("NOTEHARBOR_ISSUER_URI", provider::issuer);
    }

    @AfterAll
    static void stop() {
        provider.close();
    }

    @BeforeEach
    void linkTheExistingAccounts() {
        for (String username : List.of("ada", "ben")) {
            Account account = accounts.findById(username).orElseThrow();
            account.linkTo("provider|" + username);
            accounts.save(account);
        }
    }

    @Override
    protected MockHttpServletRequestBuilder as(String username, MockHttpServletRequestBuilder request) {
        return with(authToken(username, claims -> { }), request);
    }

    private static String authToken(String username, Consumer<JwtClaimsSet.Builder> changes) {
        return provider.authToken("provider|" + username, changes);
    }

    private static MockHttpServletRequestBuilder with(String token, MockHttpServletRequestBuilder request) {
        return request.header("Authorization", "Bearer " + token);
    }

    private ResultActions logInWith(String token) throws Exception {
        return mvc.perform(with(token, get("/api/pricing-token")));
    }

    private void assertRejected(String token, String reason) throws Exception {
        logInWith(token)
                .andExpect(status().isUnauthorized())
                .andExpect(header().string("WWW-Authenticate", containsString(reason)))
                .andExpect(header().doesNotExist(PRICING_TOKEN));
    }

    private static Instant inSeconds(int seconds) {
        return Instant.now().plusSeconds(seconds);
    }

    // region: first-login
    @Test
    void theFirstLoginCreatesTheSubscription() throws Exception {
        String firstToken = fetchToken("carla");

        Account carla = accounts.findBySubject("provider|carla").orElseThrow();
        assertThat(carla.getPlan()).isEqualTo("STARTER");
        assertThat(jwtUtils.getSubjectFromJwtToken(firstToken)).isEqualTo(carla.getUsername());
    }
    // endregion: first-login

    @Test
    void parallelFirstRequestsCreateOneAccount() throws Exception {
        long before = accounts.count();
        CyclicBarrier allAtOnce = new CyclicBarrier(4);
        Callable<String> request = () -> {
            allAtOnce.await();
            return jwtUtils.getSubjectFromJwtToken(fetchToken("dan"));
        };
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            for (Future<String> username : threads.invokeAll(IntStream.range(0, 4).mapToObj(i -> request).toList())) {
                assertThat(accounts.findById(username.get())).isPresent();
            }
        } finally {
            threads.shutdown();
        }
        assertThat(accounts.count()).isEqualTo(before + 1);
    }

    @Test
    void aTokenWithoutASubjectIsRejected() throws Exception {
        assertRejected(authToken("ada", claims -> claims.claims(all -> all.remove("sub"))),
                "The token has no subject");
    }

    // region: clock-skew
    @Test
    void springAcceptsAMinuteOfClockSkew() throws Exception {
        logInWith(authToken("ada", claims -> claims.expiresAt(inSeconds(-50)))).andExpect(status().isOk());
        logInWith(authToken("ada", claims -> claims.notBefore(inSeconds(50)))).andExpect(status().isOk());

        assertRejected(authToken("ada", claims -> claims.expiresAt(inSeconds(-70))), "Jwt expired at");
        assertRejected(authToken("ada", claims -> claims.notBefore(inSeconds(70))), "Jwt used before");
    }
    // endregion: clock-skew

    @Test
    void theTimeOfIssueIsNotChecked() throws Exception {
        logInWith(authToken("ada", claims -> claims.issuedAt(inSeconds(300)))).andExpect(status().isOk());
    }

    @Test
    void anExpiredPricingTokenIsReplacedWithoutClockSkew() throws Exception {
        String current = fetchToken("ada");
        assertThat(renewed("ada", current)).isNull();

        assertThat(renewed("ada", copy(current, inSeconds(5)))).isNull();
        assertThat(renewed("ada", copy(current, inSeconds(-5)))).isNotNull();
    }

    @Test
    void aPricingTokenOfAnEarlierSecretIsReplaced() throws Exception {
        String earlierSecret = Base64.getEncoder().encodeToString(new byte[64]);

        assertThat(renewed("ada", copy(fetchToken("ada"), inSeconds(60), earlierSecret))).isNotNull();
    }

    @Test
    void theHealthCheckNeedsNoLogin() throws Exception {
        mvc.perform(get("/actuator/health/readiness")).andExpect(status().isOk());
    }

    @Test
    void theHealthUrlEvaluatesThePricingOncePerInterval() throws Exception {
        pricingHealth.clock = Clock.fixed(Instant.now().plusSeconds(60), ZoneOffset.UTC);
        long oneEvaluation = fileReadsDuring(1);

        assertThat(oneEvaluation).isPositive();
        assertThat(fileReadsDuring(100)).isZero();
        pricingHealth.clock = Clock.offset(pricingHealth.clock, Duration.ofSeconds(10));
        assertThat(fileReadsDuring(100)).isEqualTo(oneEvaluation);
    }

    private long fileReadsDuring(int healthCalls) throws Exception {
        clearInvocations(pricingContext);
        for (int i = 0; i < healthCalls; i++) {
            mvc.perform(get("/actuator/health/readiness")).andExpect(status().isOk());
        }
        return mockingDetails(pricingContext).getInvocations().stream()
                .filter(call -> call.getMethod().getName().equals("getConfigFilePath")).count();
    }

    private String copy(String pricingToken, Instant expiry) {
        return copy(pricingToken, expiry, pricingContext.getJwtSecret());
    }

    /** The same user and features in another token. */
    private String copy(String pricingToken, Instant expiry, String secret) {
        return Jwts.builder().claim("features", jwtUtils.getFeaturesFromJwtToken(pricingToken))
                .setSubject(jwtUtils.getSubjectFromJwtToken(pricingToken))
                .setExpiration(Date.from(expiry))
                .signWith(SignatureAlgorithm.HS512, secret).compact();
    }

    // region: rejected-tokens
    @Test
    void aTokenOfAnotherIssuerIsRejected() throws Exception {
        assertRejected(authToken("ada", claims -> claims.issuer("https://other.example")),
                "The iss claim is not valid");
    }

    @Test
    void aTokenForAnotherAudienceIsRejected() throws Exception {
        // An ID token has the ID of the front end as its audience.
        assertRejected(authToken("ada", claims -> claims.audience(List.of("noteharbor-web"))),
                "The aud claim is not valid");
    }

    @Test
    void aTokenOfAnotherKeyIsRejected() throws Exception {
        try (IdentityProvider forger = new IdentityProvider()) {
            assertRejected(forger.authToken("provider|ada", claims -> claims.issuer(provider.issuer())),
                    "no matching key(s) found");
        }
    }

    @Test
    void aPricingTokenIsNotAnAuthorizationToken() throws Exception {
        assertRejected(fetchToken("ada"), "Another algorithm expected");
    }
    // endregion: rejected-tokens

    @Test
    void aTokenThatIsNotAJwtIsRejected() throws Exception {
        assertRejected("opaque", "Malformed token");
    }

    @Test
    void aNewKeyOfTheProviderIsFetched() throws Exception {
        fetchToken("ada");
        provider.useNewKey();

        logInWith(authToken("ada", claims -> { })).andExpect(status().isOk());
    }

    @Test
    void theIssuerMustBeExact() {
        assertThatThrownBy(() -> JwtDecoders.fromIssuerLocation(provider.issuer() + "/"))
                .hasMessageContaining("did not match the requested issuer");
    }

    // region: stolen-token
    @Test
    void aStolenPricingTokenGrantsNothing() throws Exception {
        String stolen = fetchToken("ada");

        String answer = mvc.perform(as("ben", get("/api/notes/pdf")).header(PRICING_TOKEN, stolen))
                .andExpect(status().isForbidden())
                .andReturn().getResponse().getHeader(PRICING_TOKEN);

        assertThat(jwtUtils.getSubjectFromJwtToken(answer)).isEqualTo("ben");
        assertThat(eval(answer, "pdfExport")).isEqualTo(false);
    }
    // endregion: stolen-token

    @Test
    void anAuthorizationTokenIsNotAPricingToken() throws Exception {
        assertThat(renewed("ada", authToken("ada", claims -> { }))).isNotNull();
    }
}
