package com.noteharbor.security;

import io.github.isagroup.PricingEvaluatorUtil;
import org.springframework.security.authentication.AuthenticationManager;
import org.springframework.security.authentication.UsernamePasswordAuthenticationToken;
import org.springframework.security.core.Authentication;
import org.springframework.security.core.context.SecurityContext;
import org.springframework.security.core.context.SecurityContextHolder;
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
    private final AuthTokens authTokens;
    private final PricingEvaluatorUtil pricingEvaluator;

    public LoginController(AuthenticationManager authenticationManager, AuthTokens authTokens,
            PricingEvaluatorUtil pricingEvaluator) {
        this.authenticationManager = authenticationManager;
        this.authTokens = authTokens;
        this.pricingEvaluator = pricingEvaluator;
    }

    // region: login
    @PostMapping("/api/login")
    public Tokens login(@RequestBody Credentials credentials) {
        Authentication user = authenticationManager.authenticate(UsernamePasswordAuthenticationToken
                .unauthenticated(credentials.username(), credentials.password()));

        // generateUserToken() asks the pricing context, and the pricing context looks for the user here.
        SecurityContext context = SecurityContextHolder.createEmptyContext();
        context.setAuthentication(user);
        SecurityContextHolder.setContext(context);

        return new Tokens(authTokens.issueFor(user.getName()), pricingEvaluator.generateUserToken());
    }
    // endregion: login
}
