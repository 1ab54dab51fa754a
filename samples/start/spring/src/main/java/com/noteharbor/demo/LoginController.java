package com.noteharbor.demo;

import java.time.Duration;
import java.time.Instant;

// <if sample>
import org.springframework.context.annotation.Profile;
// </if sample>
import org.springframework.http.HttpStatus;
import org.springframework.security.oauth2.jose.jws.MacAlgorithm;
import org.springframework.security.oauth2.jwt.JwsHeader;
import org.springframework.security.oauth2.jwt.JwtClaimsSet;
import org.springframework.security.oauth2.jwt.JwtEncoder;
import org.springframework.security.oauth2.jwt.JwtEncoderParameters;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ResponseStatusException;

@RestController
// <if sample>
@Profile("own-jwt")
// </if sample>
class LoginController {

    record Credentials(String username, String password) {
    }

    record Login(String authToken) {
    }

    private final JwtEncoder encoder;

    LoginController(JwtEncoder encoder) {
        this.encoder = encoder;
    }

    // Replace the demo users with those of your database.
    @PostMapping("/api/login")
    Login logIn(@RequestBody Credentials credentials) {
        DemoUsers.ALL.stream()
                .filter(user -> user.username().equals(credentials.username())
                        && user.password().equals(credentials.password()))
                .findAny().orElseThrow(() -> new ResponseStatusException(HttpStatus.UNAUTHORIZED));
        JwtClaimsSet claims = JwtClaimsSet.builder()
                .subject(credentials.username()).expiresAt(Instant.now().plus(Duration.ofHours(8))).build();
        JwsHeader algorithm = JwsHeader.with(MacAlgorithm.HS256).build();
        return new Login(encoder.encode(JwtEncoderParameters.from(algorithm, claims)).getTokenValue());
    }
}
