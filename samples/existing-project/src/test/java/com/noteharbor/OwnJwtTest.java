package com.noteharbor;

import java.time.Instant;

import io.jsonwebtoken.PrematureJwtException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.security.oauth2.jose.jws.MacAlgorithm;
import org.springframework.security.oauth2.jwt.JwsHeader;
import org.springframework.security.oauth2.jwt.JwtClaimsSet;
import org.springframework.security.oauth2.jwt.JwtEncoder;
import org.springframework.security.oauth2.jwt.JwtEncoderParameters;
import org.springframework.test.context.ActiveProfiles;
import org.springframework.test.web.servlet.request.MockHttpServletRequestBuilder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.header;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.status;

@ActiveProfiles("own-jwt")
@ExtendWith(OutputCaptureExtension.class)
class OwnJwtTest extends ExistingProjectTest {

    @Autowired
    private JwtEncoder encoder;

    @Override
    protected MockHttpServletRequestBuilder as(String username, MockHttpServletRequestBuilder request) {
        return with(claims(username).expiresAt(Instant.now().plusSeconds(600)), request);
    }

    private static JwtClaimsSet.Builder claims(String username) {
        return JwtClaimsSet.builder().subject(username);
    }

    private MockHttpServletRequestBuilder with(JwtClaimsSet.Builder claims, MockHttpServletRequestBuilder request) {
        JwsHeader algorithm = JwsHeader.with(MacAlgorithm.HS256).build();
        return request.header("Authorization", "Bearer "
                + encoder.encode(JwtEncoderParameters.from(algorithm, claims.build())).getTokenValue());
    }

    @Test
    void springAcceptsATokenForAMinuteAfterItsExpiryAndTheFilterDoesNot(CapturedOutput log) throws Exception {
        Instant halfAMinuteAgo = Instant.now().minusSeconds(30);

        mvc.perform(with(claims("ben").expiresAt(halfAMinuteAgo), get("/api/pricing-token")))
                .andExpect(status().isOk()).andExpect(header().doesNotExist(PRICING_TOKEN));

        assertThat(log).contains("JWT is expired: JWT expired at ");
    }

    @Test
    void aTokenThatIsNotValidYetFailsInTheFilter() {
        Instant inHalfAMinute = Instant.now().plusSeconds(30);

        assertThatThrownBy(() -> mvc.perform(with(claims("ben").notBefore(inHalfAMinute), get("/api/pricing-token"))))
                .isInstanceOf(PrematureJwtException.class);
    }
}
