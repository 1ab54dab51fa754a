package com.noteharbor.pricing;

/** The features of the pricing file, for {@code @PricingPlanAware}. */
public final class Features {

    // <each feature>
    public static final String PDF_EXPORT = "pdfExport";
    public static final String NOTES = "notes";
    public static final String BETA_EDITOR = "betaEditor";
    public static final String EU_HOSTING = "euHosting";
    // </each feature>

    private Features() {
    }
}
