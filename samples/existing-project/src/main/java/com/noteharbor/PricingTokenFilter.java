package com.noteharbor;

import java.io.IOException;
import java.util.Map;

import io.github.isagroup.PricingEvaluatorUtil;
import io.github.isagroup.services.jwt.PricingJwtUtils;
import io.jsonwebtoken.JwtException;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.springframework.context.annotation.Profile;
import org.springframework.security.authentication.AnonymousAuthenticationToken;
import org.springframework.security.core.Authentication;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

@Profile("!own-jwt")
// region: token-filter
/** Adds a new pricing token to the response if the features of the current user have changed. */
@Component
public class PricingTokenFilter extends OncePerRequestFilter {

    private static final String HEADER = "Pricing-Token";

    private final PricingEvaluatorUtil evaluator;
    private final PricingJwtUtils jwtUtils;

    public PricingTokenFilter(PricingEvaluatorUtil evaluator, PricingJwtUtils jwtUtils) {
        this.evaluator = evaluator;
        this.jwtUtils = jwtUtils;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        Authentication user = SecurityContextHolder.getContext().getAuthentication();
        if (user != null && user.isAuthenticated() && !(user instanceof AnonymousAuthenticationToken)) {
            String token = evaluator.generateUserToken();
            if (!features(token).equals(features(request.getHeader(HEADER)))) {
                response.setHeader(HEADER, token);
            }
        }
        chain.doFilter(request, response);
    }

    /** A missing, expired or forged token has no features, so it is replaced. */
    private Map<String, Map<String, Object>> features(String token) {
        try {
            return jwtUtils.getFeaturesFromJwtToken(token);
        } catch (JwtException | IllegalArgumentException e) {
            return Map.of();
        }
    }
}
// endregion: token-filter
