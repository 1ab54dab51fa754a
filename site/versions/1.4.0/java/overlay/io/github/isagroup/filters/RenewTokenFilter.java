package io.github.isagroup.filters;

import io.github.isagroup.PricingContext;
import io.github.isagroup.PricingEvaluatorUtil;
import io.github.isagroup.services.jwt.JwtUtils;
import java.io.IOException;
import javax.servlet.FilterChain;
import javax.servlet.ServletException;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.util.StringUtils;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Stands in for the class of Pricing4Java 3.1.0: javax.servlet, one token for login and pricing, a
 * {@code New-Token} header, and no failure that stops the request.
 */
public class RenewTokenFilter extends OncePerRequestFilter {

    private static final String SCHEME = "Bearer ";

    @Autowired
    private JwtUtils jwtUtils;

    @Value("${petclinic.app.jwtSecret}")
    private String jwtSecret;

    @Autowired
    private PricingEvaluatorUtil pricingEvaluatorUtil;

    @Autowired
    private PricingContext pricingContext;

    @Override
    protected void doFilterInternal(
            HttpServletRequest request, HttpServletResponse response, FilterChain filterChain)
            throws ServletException, IOException {
        try {
            renew(request.getHeader("Authorization"), response);
        } catch (Exception failure) {
            logger.error("Cannot set user authentication: {}", failure);
            logger.info("Anonymous user logged");
        }
        filterChain.doFilter(request, response);
    }

    private void renew(String authorization, HttpServletResponse response) {
        if (!StringUtils.hasText(authorization) || !authorization.startsWith(SCHEME)) {
            return;
        }
        String token = authorization.substring(SCHEME.length());
        if (jwtUtils.validateJwtToken(token) && pricingContext.userAffectedByPricing()) {
            String fresh = pricingEvaluatorUtil.generateUserToken();
            if (!featuresOf(fresh).equals(featuresOf(token))) {
                response.addHeader("New-Token", fresh);
            }
        }
    }

    /** A token without features ends in the log, like every failure of this filter. */
    private String featuresOf(String token) {
        return jwtUtils.getFeaturesFromJwtToken(token).toString();
    }
}
