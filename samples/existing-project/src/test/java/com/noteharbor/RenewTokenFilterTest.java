package com.noteharbor;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.stream.Stream;

import com.noteharbor.pricing.PricingTokenFilter;
import io.github.isagroup.filters.RenewTokenFilter;
import io.jsonwebtoken.PrematureJwtException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.test.autoconfigure.web.servlet.AutoConfigureMockMvc;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Primary;
import org.springframework.security.oauth2.jwt.JwtClaimsSet;
import org.springframework.security.oauth2.jwt.JwtEncoder;
import org.springframework.test.context.ActiveProfiles;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.test.web.servlet.ResultActions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.header;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.status;

/** What the filter of the library does, which the application replaces with PricingTokenFilter. */
@SpringBootTest(properties = {
        "noteharbor.pricing-secret=dGhlIHByaWNpbmcgc2VjcmV0IG9mIHRoZSB0ZXN0cywgMDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDEyMw==",
        "app.jwt-secret=characters that are not Base64: 0123456789",
        "petclinic.app.jwtSecret=unused"})
@AutoConfigureMockMvc
@ActiveProfiles("own-jwt")
@ExtendWith(OutputCaptureExtension.class)
class RenewTokenFilterTest {

    @TestConfiguration
    static class Filters {

        @Bean
        RenewTokenFilter renewTokenFilter() {
            return new RenewTokenFilter();
        }

        @Bean
        FilterRegistrationBean<PricingTokenFilter> withoutTheFilterOfTheApplication(PricingTokenFilter filter) {
            FilterRegistrationBean<PricingTokenFilter> registration = new FilterRegistrationBean<>(filter);
            registration.setEnabled(false);
            return registration;
        }

        @Bean
        @Primary
        Context context(AccountRepository accounts, NoteRepository notes,
                @Value("${noteharbor.pricing-secret}") String pricingSecret,
                @Value("${app.jwt-secret}") String authSecret) {
            return new Context(accounts, notes, pricingSecret, authSecret);
        }
    }

    static class Context extends NoteHarborPricingContext {

        private final String authSecret;
        private String file = "pricing/noteharbor.yml";

        Context(AccountRepository accounts, NoteRepository notes, String pricingSecret, String authSecret) {
            super(accounts, notes, pricingSecret);
            this.authSecret = authSecret;
        }

        @Override
        public String getConfigFilePath() {
            return file;
        }

        // region: auth-secret
        // Unlike the application, the library decodes the secret from Base64.
        @Override
        public String getAuthJwtSecret() {
            return Base64.getEncoder().encodeToString(authSecret.getBytes(StandardCharsets.UTF_8));
        }
        // endregion: auth-secret
    }

    @Autowired
    private MockMvc mvc;

    @Autowired
    private JwtEncoder encoder;

    @Autowired
    private AccountRepository accounts;

    @Autowired
    private Context context;

    @BeforeEach
    void startAfresh() {
        context.file = "pricing/noteharbor.yml";
        subscribe("ada", "STUDIO");
        subscribe("ben", "STARTER");
    }

    private void subscribe(String username, String plan) {
        Account account = accounts.findById(username).orElseThrow();
        account.subscribe(plan, List.of());
        accounts.save(account);
    }

    private static JwtClaimsSet.Builder claims(String username) {
        return JwtClaimsSet.builder().subject(username);
    }

    private ResultActions request(JwtClaimsSet.Builder claims, String pricingToken) throws Exception {
        return mvc.perform(get("/api/notes").header("Pricing-Token", pricingToken)
                .header("Authorization", OwnJwtTest.bearer(encoder, claims)));
    }

    private String newToken(String username, String pricingToken) throws Exception {
        return request(claims(username), pricingToken).andExpect(status().isOk())
                .andReturn().getResponse().getHeader("Pricing-Token");
    }

    static Stream<String> brokenFiles() throws IOException {
        return ExistingProjectTest.brokenFiles();
    }

    @ParameterizedTest
    @MethodSource("brokenFiles")
    void aBrokenFileFailsEachRequestOfAllUsers(String content, @TempDir Path folder) throws Exception {
        Path file = folder.resolve("broken.yml");
        if (content != null) {
            Files.writeString(file, content);
        }
        context.file = Path.of("src/main/resources").toAbsolutePath().relativize(file).toString();

        for (String username : new String[] {"ada", "ben"}) {
            assertThatThrownBy(() -> request(claims(username), "null")).isInstanceOf(RuntimeException.class);
        }
    }

    @Test
    void theTokenOfThePreviousUserIsKeptIfTheFeaturesAreEqual() throws Exception {
        subscribe("ben", "STUDIO");

        assertThat(newToken("ben", newToken("ada", "null"))).isNull();
    }

    @Test
    void springAcceptsATokenForAMinuteAfterItsExpiryAndTheFilterDoesNot(CapturedOutput log) throws Exception {
        request(claims("ben").expiresAt(Instant.now().minusSeconds(30)), "null")
                .andExpect(status().isOk()).andExpect(header().doesNotExist("Pricing-Token"));

        assertThat(log).contains("JWT is expired: JWT expired at ");
    }

    @Test
    void aTokenThatIsNotValidYetFailsInTheFilter() {
        assertThatThrownBy(() -> request(claims("ben").notBefore(Instant.now().plusSeconds(30)), "null"))
                .isInstanceOf(PrematureJwtException.class);
    }
}
