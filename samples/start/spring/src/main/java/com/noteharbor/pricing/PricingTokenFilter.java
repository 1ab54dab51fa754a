package com.noteharbor.pricing;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;

import io.github.isagroup.PricingContext;
import io.jsonwebtoken.Claims;
import io.jsonwebtoken.JwtException;
import io.jsonwebtoken.Jwts;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.springframework.security.authentication.AnonymousAuthenticationToken;
import org.springframework.security.core.Authentication;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/** Adds a pricing token to the response if the user or features changed. */
@Component
public class PricingTokenFilter extends OncePerRequestFilter {

    private static final String HEADER = "Pricing-Token";

    private final PricingContext pricingContext;
    private final PricingTokens tokens;

    public PricingTokenFilter(PricingContext pricingContext, PricingTokens tokens) {
        this.pricingContext = pricingContext;
        this.tokens = tokens;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        Authentication user = SecurityContextHolder.getContext().getAuthentication();
        if (user != null && user.isAuthenticated() && !(user instanceof AnonymousAuthenticationToken)) {
            tokens.forCurrentUser()
                    .filter(token -> !userAndFeatures(token).equals(userAndFeatures(request.getHeader(HEADER))))
                    .ifPresent(token -> response.setHeader(HEADER, token));
        }
        chain.doFilter(request, response);
    }

    /** A missing, expired or forged token is empty, so it is replaced. */
    private List<Object> userAndFeatures(String token) {
        try {
            Claims claims = Jwts.parser().setSigningKey(pricingContext.getJwtSecret()).parseClaimsJws(token).getBody();
            return Arrays.asList(claims.getSubject(), claims.get("features"));
        } catch (JwtException | IllegalArgumentException e) {
            return List.of();
        }
    }
}
