package com.noteharbor.accounts;

import java.util.List;

/** What a user pays for: one plan and any number of add-ons, named as in the pricing file. */
public record Subscription(String plan, List<String> addOns) {
}
