package com.noteharbor;

import java.util.List;

// region: paid-subscription
/** An active subscription in the provider's list. */
public record PaidSubscription(String customer, String plan, List<String> addOns) {
}
// endregion: paid-subscription
