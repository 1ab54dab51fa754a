// region: export
package com.noteharbor;

import java.util.Set;

import io.github.isagroup.PricingContext;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class ExportController {

    private final Comparison comparison;
    private final PricingContext account;

    public ExportController(Comparison comparison, PricingContext account) {
        this.comparison = comparison;
        this.account = account;
    }

    @GetMapping("/api/notes/pdf")
    public ResponseEntity<String> export() {
        boolean old = Set.of("STUDIO", "TEAM").contains(account.getUserPlan());
        if (!comparison.decide("pdfExport", old)) {
            return ResponseEntity.status(HttpStatus.FORBIDDEN).build();
        }
        return ResponseEntity.ok("PDF");
    }
}
// endregion: export
