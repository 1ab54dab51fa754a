package com.noteharbor;

import java.time.Instant;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.security.oauth2.jose.jws.MacAlgorithm;
import org.springframework.security.oauth2.jwt.JwsHeader;
import org.springframework.security.oauth2.jwt.JwtClaimsSet;
import org.springframework.security.oauth2.jwt.JwtEncoder;
import org.springframework.security.oauth2.jwt.JwtEncoderParameters;
import org.springframework.test.context.ActiveProfiles;
import org.springframework.test.web.servlet.request.MockHttpServletRequestBuilder;

@ActiveProfiles("own-jwt")
class OwnJwtTest extends ExistingProjectTest {

    @Autowired
    private JwtEncoder encoder;

    @Override
    protected MockHttpServletRequestBuilder as(String username, MockHttpServletRequestBuilder request) {
        Instant expiry = Instant.now().plusSeconds(600);
        return request.header("Authorization",
                bearer(encoder, JwtClaimsSet.builder().subject(username).expiresAt(expiry)));
    }

    static String bearer(JwtEncoder encoder, JwtClaimsSet.Builder claims) {
        JwsHeader algorithm = JwsHeader.with(MacAlgorithm.HS256).build();
        return "Bearer " + encoder.encode(JwtEncoderParameters.from(algorithm, claims.build())).getTokenValue();
    }
}
