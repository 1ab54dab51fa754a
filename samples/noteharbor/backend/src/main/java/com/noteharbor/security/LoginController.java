package com.noteharbor.security;

import java.time.Duration;
import java.time.Instant;
import java.util.Date;

import io.github.isagroup.PricingContext;
import io.github.isagroup.PricingEvaluatorUtil;
import io.jsonwebtoken.Jwts;
import io.jsonwebtoken.SignatureAlgorithm;
import org.springframework.security.authentication.AuthenticationManager;
import org.springframework.security.authentication.UsernamePasswordAuthenticationToken;
import org.springframework.security.core.Authentication;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.security.core.context.SecurityContextImpl;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class LoginController {

    public record Credentials(String username, String password) {
    }

    public record Tokens(String authToken, String pricingToken) {
    }

    private final AuthenticationManager authenticationManager;
    private final PricingContext pricingContext;
    private final PricingEvaluatorUtil pricingEvaluator;

    public LoginController(AuthenticationManager authenticationManager, PricingContext pricingContext,
            PricingEvaluatorUtil pricingEvaluator) {
        this.authenticationManager = authenticationManager;
        this.pricingContext = pricingContext;
        this.pricingEvaluator = pricingEvaluator;
    }

    // region: login
    @PostMapping("/api/login")
    public Tokens login(@RequestBody Credentials credentials) {
        Authentication user = authenticationManager.authenticate(UsernamePasswordAuthenticationToken
                .unauthenticated(credentials.username(), credentials.password()));

        // The pricing context of generateUserToken() looks for the user here.
        SecurityContextHolder.setContext(new SecurityContextImpl(user));

        return new Tokens(authTokenFor(user.getName()), pricingEvaluator.generateUserToken());
    }
    // endregion: login

    // region: auth-token
    // Expires before a pricing token, which lasts 24 hours.
    private static final Duration LIFETIME = Duration.ofHours(8);

    private String authTokenFor(String username) {
        return Jwts.builder()
                .setSubject(username)
                .setExpiration(Date.from(Instant.now().plus(LIFETIME)))
                .signWith(SignatureAlgorithm.HS512, pricingContext.getAuthJwtSecret())
                .compact();
    }
    // endregion: auth-token
}
