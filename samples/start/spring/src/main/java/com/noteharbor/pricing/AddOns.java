package com.noteharbor.pricing;

/** The add-ons of the pricing file. */
public final class AddOns {

    // <each add-on>
    public static final String NOTE_PACK = "notePack";
    // </each add-on>

    private AddOns() {
    }
}
