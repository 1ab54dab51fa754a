package com.noteharbor;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;

import io.github.isagroup.PricingContext;
import io.github.isagroup.models.Feature;
import io.github.isagroup.models.PricingManager;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

// region: feature-off
/** Shows what a feature of the user depends on. Remove it before deploying. */
@RestController
public class FeatureOffController {

    private final PricingContext pricingContext;

    public FeatureOffController(PricingContext pricingContext) {
        this.pricingContext = pricingContext;
    }

    @GetMapping("/api/feature-off/{name}")
    public Map<String, Object> inputsOf(@PathVariable String name) {
        PricingManager pricing = pricingContext.getPricingManager();
        Feature feature = pricing.getFeatures().get(name);
        String plan = pricingContext.getUserPlan();
        boolean knownPlan = pricing.getPlans().containsKey(plan);

        Map<String, Object> inputs = new LinkedHashMap<>();
        inputs.put("expression", feature == null ? "no such feature" : feature.getExpression());
        inputs.put("userContext", pricingContext.getUserContext());
        inputs.put("planContext", knownPlan ? pricingContext.getPlanContext() : "no such plan");
        inputs.put("plan", plan);
        inputs.put("addOns", pricingContext.getUserAddOns());
        inputs.put("addOnsOfTheFile", pricing.getAddOns() == null ? "none" : pricing.getAddOns().keySet());
        inputs.put("file", pricingFile());
        inputs.put("version", pricing.getVersion());
        return inputs;
    }

    // Pricing4Java tries these folders of the working directory in order.
    private String pricingFile() {
        return Stream.of("src/main/resources", "src/test/resources")
                .map(folder -> Path.of(folder, pricingContext.getConfigFilePath()).toAbsolutePath().normalize())
                .filter(Files::exists).findFirst().map(Path::toString).orElse("not found");
    }
}
// endregion: feature-off
