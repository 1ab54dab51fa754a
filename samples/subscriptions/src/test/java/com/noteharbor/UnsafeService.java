package com.noteharbor;

import io.github.isagroup.annotations.PricingPlanAware;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** Two mistakes that let parallel requests exceed a limit, and a guard that keeps a user above one. */
@Component
class UnsafeService {

    private final JdbcClient jdbc;
    private final Usage usage;

    UnsafeService(JdbcClient jdbc, Usage usage) {
        this.jdbc = jdbc;
        this.usage = usage;
    }

    // region: unlocked-service
    @Transactional
    @PricingPlanAware(featureName = "notes")
    public void createWithoutLock(String owner) {
        jdbc.sql("insert into note (owner, text) values (?, 'A note')").param(owner).update();
    }
    // endregion: unlocked-service

    @Transactional
    @PricingPlanAware(featureName = "notes")
    public void deleteOne(String owner) {
        jdbc.sql("delete from note where id = (select min(id) from note where owner = ?)").param(owner).update();
    }

    @Transactional
    @PricingPlanAware(featureName = "aiSummaries")
    public void countInJava(String username) {
        int used = usage.inPeriod(username, "aiSummaries") + 1;
        jdbc.sql("update usage_counter set used = ? where username = ?").params(used, username).update();
    }
}
