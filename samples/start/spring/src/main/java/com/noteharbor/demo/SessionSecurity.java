package com.noteharbor.demo;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
// <if sample>
import org.springframework.context.annotation.Profile;
// </if sample>
import org.springframework.http.HttpStatus;
import org.springframework.security.config.Customizer;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.core.userdetails.User;
import org.springframework.security.core.userdetails.UserDetails;
import org.springframework.security.core.userdetails.UserDetailsService;
import org.springframework.security.provisioning.InMemoryUserDetailsManager;
import org.springframework.security.web.SecurityFilterChain;
import org.springframework.security.web.authentication.HttpStatusEntryPoint;
import org.springframework.security.web.csrf.CookieCsrfTokenRepository;
import org.springframework.security.web.csrf.CsrfTokenRequestAttributeHandler;
import org.springframework.security.web.util.matcher.AntPathRequestMatcher;
import org.springframework.web.servlet.config.annotation.ViewControllerRegistry;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/** Users log in with a form and have a session. */
@Configuration
// <if sample>
@Profile("session")
// </if sample>
class SessionSecurity implements WebMvcConfigurer {

    /** A login leads to the page that the user asked for, or to /, so that / needs an answer. */
    @Override
    public void addViewControllers(ViewControllerRegistry registry) {
        registry.addRedirectViewController("/", "/api/pricing-token");
    }

    @Bean
    SecurityFilterChain securityFilterChain(HttpSecurity http) throws Exception {
        // Scripts read the CSRF token in a cookie, which every response sets.
        CsrfTokenRequestAttributeHandler everyRequest = new CsrfTokenRequestAttributeHandler();
        everyRequest.setCsrfRequestAttributeName(null);
        return http
                .formLogin(Customizer.withDefaults())
                .csrf(csrf -> csrf
                        .csrfTokenRepository(CookieCsrfTokenRepository.withHttpOnlyFalse())
                        .csrfTokenRequestHandler(everyRequest))
                .authorizeHttpRequests(requests -> requests.anyRequest().authenticated())
                // A script without a session gets status 401 instead of the login page.
                .exceptionHandling(errors -> errors.defaultAuthenticationEntryPointFor(
                        new HttpStatusEntryPoint(HttpStatus.UNAUTHORIZED), new AntPathRequestMatcher("/api/**")))
                .build();
    }

    // Demo passwords: {noop} means that they are not encoded.
    @Bean
    UserDetailsService users() {
        return new InMemoryUserDetailsManager(DemoUsers.ALL.stream()
                .map(user -> User.withUsername(user.username()).password("{noop}" + user.password()).build())
                .toArray(UserDetails[]::new));
    }
}
