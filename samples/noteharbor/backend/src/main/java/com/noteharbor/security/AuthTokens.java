package com.noteharbor.security;

import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.Optional;

import io.github.isagroup.PricingContext;
import io.jsonwebtoken.JwtException;
import io.jsonwebtoken.Jwts;
import io.jsonwebtoken.SignatureAlgorithm;
import org.springframework.stereotype.Component;

/** Login tokens, signed so that RenewTokenFilter can check them: same secret, decoded from Base64 by jjwt. */
@Component
public class AuthTokens {

    // region: auth-token
    // Shorter than the 24 hours of a pricing token: whoever is still logged in never holds an expired one.
    private static final Duration LIFETIME = Duration.ofHours(8);

    private final PricingContext pricingContext;

    public AuthTokens(PricingContext pricingContext) {
        this.pricingContext = pricingContext;
    }

    public String issueFor(String username) {
        return Jwts.builder()
                .setSubject(username)
                .setExpiration(Date.from(Instant.now().plus(LIFETIME)))
                .signWith(SignatureAlgorithm.HS512, pricingContext.getAuthJwtSecret())
                .compact();
    }
    // endregion: auth-token

    public Optional<String> usernameIn(String token) {
        try {
            return Optional.of(Jwts.parser().setSigningKey(pricingContext.getAuthJwtSecret())
                    .parseClaimsJws(token).getBody().getSubject());
        } catch (JwtException | IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
