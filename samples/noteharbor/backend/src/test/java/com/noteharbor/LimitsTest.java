package com.noteharbor;

import java.util.Map;

import com.noteharbor.security.LoginController.Tokens;
import org.junit.jupiter.api.Test;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;

import static org.assertj.core.api.Assertions.assertThat;

class LimitsTest extends NoteHarborTest {

    // region: limit-test
    @Test
    void theNoteBeyondTheLimitIsRefusedAndRolledBack() {
        Tokens ben = logIn("ben");
        saveNotes("ben", 49);

        ResponseEntity<String> fiftieth = post("/api/notes", ben, Map.of("text", "The 50th"));
        ResponseEntity<String> fiftyFirst = post("/api/notes", ben, Map.of("text", "The 51st"));

        assertThat(fiftieth.getStatusCode()).isEqualTo(HttpStatus.CREATED);
        assertThat(fiftyFirst.getStatusCode()).isEqualTo(HttpStatus.FORBIDDEN);
        assertThat(fiftyFirst.getBody()).contains("You have reached the limit of the feature: notes");
        assertThat(notes.countByOwner("ben")).isEqualTo(50);
    }
    // endregion: limit-test

    @Test
    void onlyPaidPlansExportNotes() {
        Tokens ben = logIn("ben");
        Tokens ada = logIn("ada");
        saveNotes("ben", 1);
        saveNotes("ada", 1);

        ResponseEntity<String> refused = get(pdfOf("ben"), ben);

        assertThat(refused.getStatusCode()).isEqualTo(HttpStatus.FORBIDDEN);
        assertThat(refused.getBody()).contains("You have reached the limit of the feature: pdfExport");
        assertThat(get(pdfOf("ada"), ada).getBody()).endsWith("Note 1");
    }

    @Test
    void notesOfOthersAreNotFound() {
        saveNotes("ben", 1);

        assertThat(get(pdfOf("ben"), logIn("ada")).getStatusCode()).isEqualTo(HttpStatus.NOT_FOUND);
    }

    @Test
    void aPlanOutsideThePricingIsRefused() {
        assertThat(post("/api/plan", logIn("ben"), Map.of("plan", "GOLD")).getStatusCode())
                .isEqualTo(HttpStatus.BAD_REQUEST);
    }

    @Test
    void aPlanChangeDropsAddOnsThatDoNotFit() {
        Tokens ada = logIn("ada");

        assertThat(get("/api/plan", ada).getBody()).contains("notePack");
        assertThat(post("/api/plan", ada, Map.of("plan", "TEAM")).getBody()).contains("\"addOns\":[]");
    }

    private String pdfOf(String owner) {
        return "/api/notes/" + notes.findByOwnerOrderById(owner).get(0).getId() + "/pdf";
    }
}
