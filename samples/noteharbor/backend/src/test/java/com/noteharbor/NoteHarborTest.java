package com.noteharbor;

import java.net.http.HttpClient;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

import com.noteharbor.accounts.Accounts;
import com.noteharbor.accounts.Accounts.Subscription;
import com.noteharbor.notes.Note;
import com.noteharbor.notes.NoteRepository;
import com.noteharbor.security.LoginController.Tokens;
import io.github.isagroup.PricingContext;
import io.jsonwebtoken.Claims;
import io.jsonwebtoken.Jwts;
import io.jsonwebtoken.SignatureAlgorithm;
import org.junit.jupiter.api.BeforeEach;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.web.client.TestRestTemplate;
import org.springframework.http.HttpEntity;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.http.ResponseEntity;
import org.springframework.http.client.JdkClientHttpRequestFactory;
import org.springframework.test.context.DynamicPropertyRegistry;
import org.springframework.test.context.DynamicPropertySource;

/** Starts one server for all tests, because filters and error pages need real HTTP requests. */
@SpringBootTest(webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT)
abstract class NoteHarborTest {

    protected static final String PRICING_TOKEN = "Pricing-Token";

    // The default client does not send the Origin header of the CORS tests.
    private static final JdkClientHttpRequestFactory CLIENT =
            new JdkClientHttpRequestFactory(HttpClient.newHttpClient());

    @Autowired
    protected TestRestTemplate http;

    @Autowired
    protected PricingContext pricingContext;

    @Autowired
    protected NoteRepository notes;

    @Autowired
    protected Accounts accounts;

    @DynamicPropertySource
    static void secrets(DynamicPropertyRegistry registry) {
        String pricingSecret = newSecret();
        String authSecret = newSecret();
        registry.add("noteharbor.pricing-secret", () -> pricingSecret);
        registry.add("noteharbor.auth-secret", () -> authSecret);
    }

    @BeforeEach
    void resetData() {
        http.getRestTemplate().setRequestFactory(CLIENT);
        notes.deleteAllInBatch();
        accounts.change("ada", new Subscription("STUDIO", List.of("notePack")));
        accounts.change("ben", new Subscription("STARTER", List.of()));
    }

    protected static String newSecret() {
        byte[] secret = new byte[64];
        new SecureRandom().nextBytes(secret);
        return Base64.getEncoder().encodeToString(secret);
    }

    protected Tokens logIn(String username) {
        return http.postForObject("/api/login", Map.of("username", username, "password", username + "-demo"),
                Tokens.class);
    }

    protected ResponseEntity<String> get(String path, Tokens tokens) {
        return http.exchange(path, HttpMethod.GET, new HttpEntity<>(headers(tokens)), String.class);
    }

    protected ResponseEntity<String> post(String path, Tokens tokens, Object body) {
        return http.exchange(path, HttpMethod.POST, new HttpEntity<>(body, headers(tokens)), String.class);
    }

    private static HttpHeaders headers(Tokens tokens) {
        HttpHeaders headers = new HttpHeaders();
        headers.setBearerAuth(tokens.authToken());
        if (tokens.pricingToken() != null) {
            headers.set(PRICING_TOKEN, tokens.pricingToken());
        }
        return headers;
    }

    protected Claims pricingClaims(String pricingToken) {
        return Jwts.parser().setSigningKey(pricingContext.getJwtSecret()).parseClaimsJws(pricingToken).getBody();
    }

    protected Object feature(String pricingToken, String feature) {
        return pricingClaims(pricingToken).get("features", Map.class).get(feature);
    }

    protected static String pricingTokenSignedWith(String secret, Date expiration) {
        return Jwts.builder().claim("features", Map.of()).setExpiration(expiration)
                .signWith(SignatureAlgorithm.HS512, secret).compact();
    }

    protected void saveNotes(String owner, int count) {
        notes.saveAll(IntStream.rangeClosed(1, count).mapToObj(i -> new Note(owner, "Note " + i)).toList());
    }
}
