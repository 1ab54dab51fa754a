package com.noteharbor.demo;

import java.security.Principal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import com.noteharbor.pricing.Features;
import io.github.isagroup.annotations.PricingPlanAware;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/** A guarded endpoint for each feature. It counts each use, and the guard rolls back a use beyond the limit. */
@RestController
@RequestMapping("/api/features")
public class FeatureController {

    /** The keys of the user context that a use of each feature increases. */
    private static final Map<String, List<String>> COUNTED = new HashMap<>();

    static {
        // <each use>
        count(Features.NOTES, "noteCount");
        // </each use>
    }

    private final AccountRepository accounts;

    public FeatureController(AccountRepository accounts) {
        this.accounts = accounts;
    }

    // <each feature>
    @PostMapping("/pdf-export")
    @Transactional
    @PricingPlanAware(featureName = Features.PDF_EXPORT)
    public String pdfExport(Principal user) {
        return use(Features.PDF_EXPORT, user);
    }

    @PostMapping("/notes")
    @Transactional
    @PricingPlanAware(featureName = Features.NOTES)
    public String notes(Principal user) {
        return use(Features.NOTES, user);
    }

    @PostMapping("/beta-editor")
    @Transactional
    @PricingPlanAware(featureName = Features.BETA_EDITOR)
    public String betaEditor(Principal user) {
        return use(Features.BETA_EDITOR, user);
    }

    @PostMapping("/eu-hosting")
    @Transactional
    @PricingPlanAware(featureName = Features.EU_HOSTING)
    public String euHosting(Principal user) {
        return use(Features.EU_HOSTING, user);
    }
    // </each feature>

    private String use(String feature, Principal user) {
        Account account = accounts.of(user.getName());
        COUNTED.getOrDefault(feature, List.of()).forEach(account::use);
        accounts.saveAndFlush(account);
        return user.getName() + " has used " + feature;
    }

    private static void count(String feature, String key) {
        COUNTED.computeIfAbsent(feature, name -> new ArrayList<>()).add(key);
    }
}
