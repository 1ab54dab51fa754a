package com.noteharbor;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Clock;
import java.util.HexFormat;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;

// region: signature
/**
 * Verifies a header such as {@code t=1738324800,v1=5f3c…}, which signs the time
 * and the raw body.
 */
@Component
public class WebhookSignature {

    private static final Pattern HEADER = Pattern.compile("t=(\\d{1,12}),v1=([0-9a-f]{64})");
    private static final long TOLERANCE_IN_SECONDS = 300;

    private final SecretKeySpec key;
    private final Clock clock;

    public WebhookSignature(@Value("${noteharbor.webhook-secret}") String secret, Clock clock) {
        this.key = new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256");
        this.clock = clock;
    }

    public boolean isValid(String header, byte[] body) {
        Matcher parts = HEADER.matcher(header);
        if (!parts.matches()) {
            return false;
        }
        long time = Long.parseLong(parts.group(1));
        return Math.abs(clock.instant().getEpochSecond() - time) <= TOLERANCE_IN_SECONDS
                // Unlike Arrays.equals, it takes the same time for any arrays.
                && MessageDigest.isEqual(sign(time, body), HexFormat.of().parseHex(parts.group(2)));
    }

    byte[] sign(long time, byte[] body) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(key);
            mac.update((time + ".").getBytes(StandardCharsets.UTF_8));
            return mac.doFinal(body);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }
}
// endregion: signature
