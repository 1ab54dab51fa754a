package com.noteharbor.pricing;

import io.github.isagroup.exceptions.PricingPlanEvaluationException;
import org.springframework.http.HttpStatus;
import org.springframework.http.ProblemDetail;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;

@RestControllerAdvice
public class LimitHandler {

    @ExceptionHandler
    public ProblemDetail limitReached(PricingPlanEvaluationException e) {
        return ProblemDetail.forStatusAndDetail(HttpStatus.FORBIDDEN, e.getMessage());
    }
}
