package com.noteharbor.demo;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Base64;

import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jose.jwk.source.ImmutableJWKSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.security.oauth2.jwt.JwtClaimsSet;
import org.springframework.security.oauth2.jwt.JwtEncoderParameters;
import org.springframework.security.oauth2.jwt.NimbusJwtEncoder;
// <if sample>
import org.springframework.test.context.ActiveProfiles;
// </if sample>
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;

/** A key of the test stands for the identity provider. */
// <if sample>
@ActiveProfiles("resource-server")
// </if sample>
class ResourceServerLoginTest extends RealServer {

    @TempDir
    static Path folder;

    private static RSAKey providerKey;

    @DynamicPropertySource
    static void publicKey(DynamicPropertyRegistry registry) {
        // One of both properties decides, and this one comes first.
        registry.add("spring.security.oauth2.resourceserver.jwt.issuer-uri", () -> "");
        registry.add("spring.security.oauth2.resourceserver.jwt.public-key-location", () -> {
            try {
                providerKey = new RSAKeyGenerator(2048).generate();
                String key = Base64.getMimeEncoder().encodeToString(providerKey.toRSAPublicKey().getEncoded());
                return Files.writeString(folder.resolve("provider.pem"),
                        "-----BEGIN PUBLIC KEY-----\n" + key + "\n-----END PUBLIC KEY-----\n").toUri().toString();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
    }

    @Test
    void aTokenOfTheProviderNamesTheUser() throws Exception {
        for (DemoUsers.DemoUser demo : DemoUsers.ALL) {
            theUserHasATokenAndUsesAFeature("Authorization", bearer(demo.username()));
        }
    }

    @Test
    void aUserWhoHasNoAccountYetHasTheCheapestPlan() throws Exception {
        theUserHasATokenAndUsesAFeature("Authorization", bearer("provider|4711"));
    }

    private static String bearer(String subject) {
        JwtClaimsSet claims = JwtClaimsSet.builder().subject(subject)
                .expiresAt(Instant.now().plusSeconds(600)).build();
        return "Bearer " + new NimbusJwtEncoder(new ImmutableJWKSet<>(new JWKSet(providerKey)))
                .encode(JwtEncoderParameters.from(claims)).getTokenValue();
    }
}
