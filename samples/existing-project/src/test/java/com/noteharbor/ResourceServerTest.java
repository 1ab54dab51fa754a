package com.noteharbor;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Base64;

import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jose.jwk.source.ImmutableJWKSet;
import io.github.isagroup.filters.RenewTokenFilter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.config.AutowireCapableBeanFactory;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.mock.web.MockFilterChain;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.security.oauth2.jwt.JwtClaimsSet;
import org.springframework.security.oauth2.jwt.JwtEncoderParameters;
import org.springframework.security.oauth2.jwt.NimbusJwtEncoder;
import org.springframework.test.context.ActiveProfiles;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;
import org.springframework.test.context.TestPropertySource;
import org.springframework.test.web.servlet.request.MockHttpServletRequestBuilder;

import static org.assertj.core.api.Assertions.assertThat;

/** A key of the test stands for the identity provider. */
@ActiveProfiles("resource-server")
@TestPropertySource(properties = "petclinic.app.jwtSecret=unused")
@ExtendWith(OutputCaptureExtension.class)
class ResourceServerTest extends ExistingProjectTest {

    @TempDir
    static Path folder;

    private static RSAKey providerKey;

    @DynamicPropertySource
    static void publicKey(DynamicPropertyRegistry registry) {
        registry.add("spring.security.oauth2.resourceserver.jwt.public-key-location", () -> {
            try {
                providerKey = new RSAKeyGenerator(2048).generate();
                String key = Base64.getMimeEncoder().encodeToString(providerKey.toRSAPublicKey().getEncoded());
                Path file = Files.writeString(folder.resolve("provider.pem"),
                        "-----BEGIN PUBLIC KEY-----\n" + key + "\n-----END PUBLIC KEY-----\n");
                return file.toUri().toString();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
    }

    @Override
    protected MockHttpServletRequestBuilder as(String username, MockHttpServletRequestBuilder request) {
        return request.header("Authorization", bearer(username));
    }

    private static String bearer(String subject) {
        JwtClaimsSet claims = JwtClaimsSet.builder().subject(subject)
                .expiresAt(Instant.now().plusSeconds(600)).build();
        return "Bearer " + new NimbusJwtEncoder(new ImmutableJWKSet<>(new JWKSet(providerKey)))
                .encode(JwtEncoderParameters.from(claims)).getTokenValue();
    }

    @Test
    void aUserWhoHasNoAccountYetHasTheFreePlan() throws Exception {
        assertThat(eval(fetchToken("provider|4711"), "pdfExport")).isEqualTo(false);
    }

    @Test
    void theFilterOfTheLibraryIgnoresTokensOfTheProvider(
            @Autowired AutowireCapableBeanFactory beans, CapturedOutput log) throws Exception {
        MockHttpServletRequest request = new MockHttpServletRequest();
        request.addHeader("Authorization", bearer("ada"));
        MockHttpServletResponse response = new MockHttpServletResponse();

        beans.createBean(RenewTokenFilter.class).doFilter(request, response, new MockFilterChain());

        assertThat(response.getHeaderNames()).isEmpty();
        assertThat(log).contains("JWT claims string is empty: Key bytes can only be specified for HMAC signatures. "
                + "Please specify a PublicKey or PrivateKey instance.");
    }
}
