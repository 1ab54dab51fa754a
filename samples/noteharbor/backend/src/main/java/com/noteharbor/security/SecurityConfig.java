package com.noteharbor.security;

import java.util.Base64;
import java.util.List;

import javax.crypto.spec.SecretKeySpec;

import io.github.isagroup.PricingContext;
import io.github.isagroup.filters.RenewTokenFilter;
import jakarta.servlet.DispatcherType;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.security.authentication.AuthenticationManager;
import org.springframework.security.config.Customizer;
import org.springframework.security.config.annotation.authentication.configuration.AuthenticationConfiguration;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.config.annotation.web.configurers.AbstractHttpConfigurer;
import org.springframework.security.config.http.SessionCreationPolicy;
import org.springframework.security.core.userdetails.User;
import org.springframework.security.core.userdetails.UserDetailsService;
import org.springframework.security.oauth2.jose.jws.MacAlgorithm;
import org.springframework.security.oauth2.jwt.JwtDecoder;
import org.springframework.security.oauth2.jwt.NimbusJwtDecoder;
import org.springframework.security.provisioning.InMemoryUserDetailsManager;
import org.springframework.security.web.SecurityFilterChain;
import org.springframework.web.cors.CorsConfiguration;
import org.springframework.web.cors.CorsConfigurationSource;

@Configuration
public class SecurityConfig {

    // region: renew-filter-bean
    // A filter bean runs after the security chain, so the user is known.
    @Bean
    RenewTokenFilter renewTokenFilter() {
        return new RenewTokenFilter();
    }
    // endregion: renew-filter-bean

    // region: security-chain
    @Bean
    SecurityFilterChain securityFilterChain(HttpSecurity http) throws Exception {
        return http
                .cors(Customizer.withDefaults())
                .csrf(AbstractHttpConfigurer::disable)
                .sessionManagement(session -> session.sessionCreationPolicy(SessionCreationPolicy.STATELESS))
                .authorizeHttpRequests(requests -> requests
                        // Otherwise clients see each server error as 401.
                        .dispatcherTypeMatchers(DispatcherType.ERROR).permitAll()
                        .requestMatchers("/api/login").permitAll()
                        .anyRequest().authenticated())
                .oauth2ResourceServer(server -> server.jwt(Customizer.withDefaults()))
                .build();
    }
    // endregion: security-chain

    // region: cors
    @Bean
    CorsConfigurationSource corsConfigurationSource() {
        CorsConfiguration cors = new CorsConfiguration();
        cors.setAllowedOrigins(List.of("http://localhost:5173"));
        cors.setAllowedMethods(List.of("GET", "POST"));
        cors.setAllowedHeaders(List.of("Authorization", "Content-Type", "Pricing-Token"));
        cors.setExposedHeaders(List.of("Pricing-Token"));
        return request -> cors;
    }
    // endregion: cors

    // Verifies LoginController's tokens. Their subject is the current user.
    @Bean
    JwtDecoder jwtDecoder(PricingContext pricingContext) {
        byte[] secret = Base64.getDecoder().decode(pricingContext.getAuthJwtSecret());
        return NimbusJwtDecoder.withSecretKey(new SecretKeySpec(secret, "HmacSHA512"))
                .macAlgorithm(MacAlgorithm.HS512).build();
    }

    // Demo passwords: {noop} means that they are not encoded.
    @Bean
    UserDetailsService users() {
        return new InMemoryUserDetailsManager(
                User.withUsername("ada").password("{noop}ada-demo").build(),
                User.withUsername("ben").password("{noop}ben-demo").build());
    }

    @Bean
    AuthenticationManager authenticationManager(AuthenticationConfiguration configuration) throws Exception {
        return configuration.getAuthenticationManager();
    }
}
