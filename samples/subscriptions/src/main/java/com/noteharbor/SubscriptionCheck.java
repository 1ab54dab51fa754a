package com.noteharbor;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import io.github.isagroup.models.PricingManager;
import io.github.isagroup.services.yaml.YamlUtils;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

// region: subscription-check
@Component
public class SubscriptionCheck {

    private final JdbcClient jdbc;

    public SubscriptionCheck(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    /** Subscriptions whose plan or add-on is not in their version's file. */
    public List<Names> unknown() {
        Map<String, PricingManager> pricings = new HashMap<>();
        return jdbc.sql("""
                        select distinct s.pricing_version, s.plan, a.add_on
                        from subscription s left join subscription_add_on a on a.username = s.username""")
                .query(Names.class).list().stream()
                .filter(names -> !names.areIn(pricings.computeIfAbsent(names.pricingVersion(),
                        version -> YamlUtils.retrieveManagerFromYaml("pricing/" + version + ".yml"))))
                .toList();
    }

    public record Names(String pricingVersion, String plan, String addOn) {

        boolean areIn(PricingManager pricing) {
            return pricing.getPlans().containsKey(plan)
                    && (addOn == null || pricing.getAddOns().containsKey(addOn));
        }
    }
}
// endregion: subscription-check
