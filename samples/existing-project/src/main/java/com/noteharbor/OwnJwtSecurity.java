package com.noteharbor;

import java.nio.charset.StandardCharsets;
import java.util.Base64;

import javax.crypto.SecretKey;
import javax.crypto.spec.SecretKeySpec;

import com.nimbusds.jose.jwk.source.ImmutableSecret;
import io.github.isagroup.filters.RenewTokenFilter;
import jakarta.servlet.DispatcherType;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Profile;
import org.springframework.security.config.Customizer;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.config.annotation.web.configurers.AbstractHttpConfigurer;
import org.springframework.security.config.http.SessionCreationPolicy;
import org.springframework.security.oauth2.jwt.JwtDecoder;
import org.springframework.security.oauth2.jwt.JwtEncoder;
import org.springframework.security.oauth2.jwt.NimbusJwtDecoder;
import org.springframework.security.oauth2.jwt.NimbusJwtEncoder;
import org.springframework.security.web.SecurityFilterChain;
import org.springframework.stereotype.Component;

@Configuration
@Profile("own-jwt")
class OwnJwtSecurity {

    // region: own-jwt-chain
    @Bean
    SecurityFilterChain securityFilterChain(HttpSecurity http) throws Exception {
        return http
                .csrf(AbstractHttpConfigurer::disable)
                .sessionManagement(session -> session.sessionCreationPolicy(SessionCreationPolicy.STATELESS))
                .authorizeHttpRequests(requests -> requests
                        // New: without this line, clients see an error in RenewTokenFilter as 401.
                        .dispatcherTypeMatchers(DispatcherType.ERROR).permitAll()
                        .anyRequest().authenticated())
                .oauth2ResourceServer(server -> server.jwt(Customizer.withDefaults()))
                .build();
    }
    // endregion: own-jwt-chain

    // region: own-jwt-keys
    @Bean
    JwtEncoder jwtEncoder(@Value("${app.jwt-secret}") String secret) {
        return new NimbusJwtEncoder(new ImmutableSecret<>(key(secret)));
    }

    @Bean
    JwtDecoder jwtDecoder(@Value("${app.jwt-secret}") String secret) {
        return NimbusJwtDecoder.withSecretKey(key(secret)).build();
    }

    private static SecretKey key(String secret) {
        return new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256");
    }
    // endregion: own-jwt-keys

    // region: renew-filter
    @Bean
    RenewTokenFilter renewTokenFilter() {
        return new RenewTokenFilter();
    }
    // endregion: renew-filter

    /** The page adds the method to the context class; here the other profiles need that class without it. */
    @Component
    @Profile("own-jwt")
    static class OwnJwtPricingContext extends NoteHarborPricingContext {

        private final String authSecret;

        OwnJwtPricingContext(AccountRepository accounts, NoteRepository notes,
                @Value("${noteharbor.pricing-secret}") String pricingSecret,
                @Value("${app.jwt-secret}") String authSecret) {
            super(accounts, notes, pricingSecret);
            this.authSecret = authSecret;
        }

        // region: auth-secret
        // The application signs with the characters of its secret. The library decodes the secret from Base64.
        @Override
        public String getAuthJwtSecret() {
            return Base64.getEncoder().encodeToString(authSecret.getBytes(StandardCharsets.UTF_8));
        }
        // endregion: auth-secret
    }
}
