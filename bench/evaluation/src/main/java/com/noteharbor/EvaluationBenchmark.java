package com.noteharbor;

import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

import io.github.isagroup.PricingContext;
import io.github.isagroup.PricingEvaluatorUtil;
import io.github.isagroup.annotations.PricingPlanAware;
import io.github.isagroup.annotations.PricingPlanAwareAspect;
import io.github.isagroup.models.PricingManager;
import io.github.isagroup.services.jwt.PricingJwtUtils;
import io.github.isagroup.services.yaml.YamlUtils;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.context.annotation.EnableAspectJAutoProxy;

/** What Pricing4Java adds to a request. The user is not read from a database. */
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 1, time = 20)
@Measurement(iterations = 5, time = 2)
@Fork(1)
@State(Scope.Thread)
public class EvaluationBenchmark {

    /** Path of the pricing file, relative to the folder src/main/resources of the sample. */
    @Param("")
    public String file;

    private AnnotationConfigApplicationContext spring;
    private PricingEvaluatorUtil evaluator;
    private PricingEvaluatorUtil cached;
    private PricingJwtUtils jwtUtils;
    private GuardedService service;
    private String token;

    @Setup
    public void start() {
        PricingContext user = new User(file);
        spring = new AnnotationConfigApplicationContext();
        spring.registerBean(PricingContext.class, () -> user);
        spring.register(Aspects.class, PricingPlanAwareAspect.class, GuardedService.class);
        spring.refresh();
        service = spring.getBean(GuardedService.class);
        evaluator = new PricingEvaluatorUtil(user);
        cached = new CachedPricingEvaluator(user);
        jwtUtils = new PricingJwtUtils(user);
        token = evaluator.generateUserToken();
    }

    @TearDown
    public void stop() {
        spring.close();
    }

    @Benchmark
    public PricingManager parse() {
        return YamlUtils.retrieveManagerFromYaml(file);
    }

    /** What a filter does that compares the new token with the one of the request. */
    @Benchmark
    public boolean filter() {
        return renews(evaluator);
    }

    @Benchmark
    public boolean filterWithCache() {
        return renews(cached);
    }

    private boolean renews(PricingEvaluatorUtil tokens) {
        return !jwtUtils.getFeaturesFromJwtToken(tokens.generateUserToken())
                .equals(jwtUtils.getFeaturesFromJwtToken(token));
    }

    @Benchmark
    public int guard() {
        return service.create();
    }

    @EnableAspectJAutoProxy
    static class Aspects {
    }

    static class GuardedService {

        @PricingPlanAware(featureName = "notes")
        public int create() {
            return 1;
        }
    }

    private static class User extends PricingContext {

        private final String file;

        User(String file) {
            this.file = file;
        }

        @Override
        public String getConfigFilePath() {
            return file;
        }

        @Override
        public String getJwtSecret() {
            return Base64.getEncoder().encodeToString(new byte[64]);
        }

        @Override
        public Map<String, Object> getUserContext() {
            return Map.of("username", "ada", "notes", 10, "aiSummaries", 0);
        }

        @Override
        public String getUserPlan() {
            return "STUDIO";
        }

        @Override
        public List<String> getUserAddOns() {
            return List.of("notePack");
        }
    }
}
