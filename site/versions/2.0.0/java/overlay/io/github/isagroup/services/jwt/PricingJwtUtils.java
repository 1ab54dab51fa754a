package io.github.isagroup.services.jwt;

import io.github.isagroup.PricingContext;
import io.jsonwebtoken.Claims;
import io.jsonwebtoken.ExpiredJwtException;
import io.jsonwebtoken.Jwts;
import io.jsonwebtoken.MalformedJwtException;
import io.jsonwebtoken.SignatureAlgorithm;
import io.jsonwebtoken.SignatureException;
import io.jsonwebtoken.UnsupportedJwtException;
import java.util.Date;
import java.util.HashMap;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.Component;

/** Stands in for the class of Pricing4Java 4.0.1: it validates with the authorization secret. */
@Component
public class PricingJwtUtils {

    private static final Logger logger = LoggerFactory.getLogger(PricingJwtUtils.class);

    @Autowired
    private PricingContext pricingContext;

    public PricingJwtUtils(PricingContext pricingContext) {
        this.pricingContext = pricingContext;
    }

    public String getSubjectFromJwtToken(String token) {
        return claimsOf(token, pricingContext.getJwtSecret()).getSubject();
    }

    public String getUserNameFromJwtToken(String token) {
        return getSubjectFromJwtToken(token);
    }

    @SuppressWarnings("unchecked")
    public Map<String, Map<String, Object>> getFeaturesFromJwtToken(String token) {
        return (Map<String, Map<String, Object>>) claim(token, "features");
    }

    @SuppressWarnings("unchecked")
    public Map<String, Object> getPlanContextFromJwtToken(String token) {
        return (Map<String, Object>) claim(token, "planContext");
    }

    @SuppressWarnings("unchecked")
    public Map<String, Object> getUserContextFromJwtToken(String token) {
        return (Map<String, Object>) claim(token, "userContext");
    }

    public String generateTokenFromUsername(String username) {
        Map<String, Object> claims = new HashMap<>();
        long now = System.currentTimeMillis();
        return Jwts.builder()
                .setClaims(claims)
                .setSubject(username)
                .setIssuedAt(new Date(now))
                .setExpiration(new Date(now + pricingContext.getJwtExpiration()))
                .signWith(SignatureAlgorithm.HS512, pricingContext.getJwtSecret())
                .compact();
    }

    public boolean validateJwtToken(String authToken) {
        try {
            claimsOf(authToken, pricingContext.getAuthJwtSecret());
            return true;
        } catch (SignatureException failure) {
            logger.error("Invalid JWT signature: {}", failure.getMessage());
        } catch (MalformedJwtException failure) {
            logger.error("Invalid JWT: {}", failure.getMessage());
        } catch (ExpiredJwtException failure) {
            logger.error("JWT is expired: {}", failure.getMessage());
        } catch (UnsupportedJwtException failure) {
            logger.error("JWT is unsupported: {}", failure.getMessage());
        } catch (IllegalArgumentException failure) {
            logger.error("JWT claims string is empty: {}", failure.getMessage());
        }
        return false;
    }

    private Object claim(String token, String name) {
        return claimsOf(token, pricingContext.getJwtSecret()).get(name);
    }

    private static Claims claimsOf(String token, String secret) {
        return Jwts.parser().setSigningKey(secret).parseClaimsJws(token).getBody();
    }
}
