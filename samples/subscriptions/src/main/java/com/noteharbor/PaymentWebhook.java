package com.noteharbor;

import java.io.IOException;

import com.fasterxml.jackson.databind.ObjectMapper;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RestController;

// region: webhook
@RestController
public class PaymentWebhook {

    private final WebhookSignature signature;
    private final Payments payments;
    private final ObjectMapper json;

    public PaymentWebhook(WebhookSignature signature, Payments payments, ObjectMapper json) {
        this.signature = signature;
        this.payments = payments;
        this.json = json;
    }

    @PostMapping("/webhooks/payments")
    public ResponseEntity<Void> receive(@RequestHeader("Webhook-Signature") String header, @RequestBody byte[] body)
            throws IOException {
        if (!signature.isValid(header, body)) {
            return ResponseEntity.badRequest().build();
        }
        payments.apply(json.readValue(body, PaymentEvent.class));
        return ResponseEntity.noContent().build();
    }
}
// endregion: webhook
