package com.noteharbor.pricing;

/** The plans of the pricing file. */
public final class Plans {

    // <each plan>
    public static final String STARTER = "STARTER";
    public static final String STUDIO = "STUDIO";
    // </each plan>

    private Plans() {
    }

    /** The plan of users who have not chosen another. */
    public static String cheapest() {
        // <each cheapest plan>
        return STARTER;
        // </each cheapest plan>
    }
}
