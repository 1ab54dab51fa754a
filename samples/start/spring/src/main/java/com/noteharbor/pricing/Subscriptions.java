package com.noteharbor.pricing;

import java.util.List;

/** What users have subscribed to. */
public interface Subscriptions {

    /** One of {@link Plans}. {@link Plans#cheapest()} for a user without a subscription. */
    String plan(String username);

    /** Some of {@link AddOns}. */
    List<String> addOns(String username);
}
