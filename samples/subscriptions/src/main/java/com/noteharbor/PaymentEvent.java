package com.noteharbor;

import java.util.List;

// region: payment-event
public record PaymentEvent(String id, long created, String type, String customer, String plan, List<String> addOns) {
}
// endregion: payment-event
