package com.noteharbor;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jose.jwk.source.ImmutableJWKSet;
import com.sun.net.httpserver.HttpServer;
import org.springframework.security.oauth2.jwt.JwtClaimsSet;
import org.springframework.security.oauth2.jwt.JwtEncoderParameters;
import org.springframework.security.oauth2.jwt.NimbusJwtEncoder;

// region: identity-provider
/**
 * A local identity provider: it publishes its metadata and its public key, and
 * signs authorization tokens with RS256.
 */
class IdentityProvider implements AutoCloseable {

    static final String AUDIENCE = "https://api.noteharbor.example";

    private final HttpServer server = HttpServer.create(new InetSocketAddress("localhost", 0), 0);
    private RSAKey key;

    IdentityProvider() throws IOException, JOSEException {
        useNewKey();
        serve("/.well-known/openid-configuration",
                () -> "{\"issuer\": \"%s\", \"jwks_uri\": \"%1$s/keys\"}".formatted(issuer()));
        serve("/keys", () -> new JWKSet(key.toPublicJWK()).toString());
        server.start();
    }

    void useNewKey() throws JOSEException {
        key = new RSAKeyGenerator(2048).keyIDFromThumbprint(true).generate();
    }

    String issuer() {
        return "http://localhost:" + server.getAddress().getPort();
    }

    /** A token that is valid for ten minutes. The caller can change claims. */
    String authToken(String subject, Consumer<JwtClaimsSet.Builder> changes) {
        JwtClaimsSet.Builder claims = JwtClaimsSet.builder().issuer(issuer()).audience(List.of(AUDIENCE))
                .subject(subject).expiresAt(Instant.now().plusSeconds(600));
        changes.accept(claims);
        return new NimbusJwtEncoder(new ImmutableJWKSet<>(new JWKSet(key)))
                .encode(JwtEncoderParameters.from(claims.build())).getTokenValue();
    }

    private void serve(String path, Supplier<String> json) {
        server.createContext(path, exchange -> {
            byte[] body = json.get().getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().set("Content-Type", "application/json");
            exchange.sendResponseHeaders(200, body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
// endregion: identity-provider
