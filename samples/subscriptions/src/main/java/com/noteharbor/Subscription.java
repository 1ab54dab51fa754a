package com.noteharbor;

import java.time.LocalDate;

public record Subscription(String plan, String pricingVersion, LocalDate startedOn) {

    // region: period-start
    /** The first day of the monthly period that contains this day. */
    public LocalDate periodStart(LocalDate day) {
        int months = (day.getYear() - startedOn.getYear()) * 12 + day.getMonthValue() - startedOn.getMonthValue();
        // Always count from the first day: 31 January, 28 February, 31 March.
        LocalDate start = startedOn.plusMonths(months);
        return start.isAfter(day) ? startedOn.plusMonths(months - 1) : start;
    }
    // endregion: period-start
}
