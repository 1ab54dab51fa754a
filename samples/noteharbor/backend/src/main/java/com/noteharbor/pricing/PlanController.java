package com.noteharbor.pricing;

import java.security.Principal;
import java.util.List;
import java.util.Map;

import com.noteharbor.accounts.Accounts;
import com.noteharbor.accounts.Accounts.Subscription;
import io.github.isagroup.PricingContext;
import io.github.isagroup.models.PricingManager;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ResponseStatusException;

@RestController
@RequestMapping("/api/plan")
public class PlanController {

    public record PlanChange(String plan) {
    }

    private final PricingContext pricingContext;
    private final Accounts accounts;

    public PlanController(PricingContext pricingContext, Accounts accounts) {
        this.pricingContext = pricingContext;
        this.accounts = accounts;
    }

    @GetMapping
    public Map<String, Object> current() {
        return pricingContext.getUserSubscription();
    }

    // region: plan-change
    @PostMapping
    public Map<String, Object> change(@RequestBody PlanChange change, Principal user) {
        PricingManager pricing = pricingContext.getPricingManager();
        if (!pricing.getPlans().containsKey(change.plan())) {
            throw new ResponseStatusException(HttpStatus.BAD_REQUEST);
        }
        // Drops unavailable add-ons: Pricing4Java doesn't enforce availableFor.
        List<String> addOns = accounts.of(user.getName()).addOns().stream()
                .filter(name -> pricing.getAddOns().get(name).getAvailableFor().contains(change.plan()))
                .toList();
        accounts.change(user.getName(), new Subscription(change.plan(), addOns));
        return pricingContext.getUserSubscription();
    }
    // endregion: plan-change
}
