package com.noteharbor;

import io.github.isagroup.annotations.PricingPlanAware;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

@Service
public class SummaryService {

    private final Usage usage;

    public SummaryService(Usage usage) {
        this.usage = usage;
    }

    // region: counted-service
    @Transactional
    @PricingPlanAware(featureName = "aiSummaries")
    public void count(String username) {
        usage.increment(username, "aiSummaries");
    }
    // endregion: counted-service
}
