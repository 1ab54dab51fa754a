// Surroundings of the Java fences of this docs version. Every "members" and "statements" fence gets
// these imports, and the public fields of Host by their names.
package fences.host;

import io.github.isagroup.*;
import io.github.isagroup.annotations.*;
import io.github.isagroup.exceptions.*;
import io.github.isagroup.filters.*;
import io.github.isagroup.models.*;
import io.github.isagroup.models.featuretypes.*;
import io.github.isagroup.models.usagelimittypes.*;
import io.github.isagroup.services.jwt.*;
import io.github.isagroup.services.parsing.*;
import io.github.isagroup.services.serializer.*;
import io.github.isagroup.services.yaml.*;
import io.github.isagroup.utils.*;
import io.jsonwebtoken.*;
import jakarta.servlet.*;
import jakarta.servlet.http.*;
import java.io.*;
import java.nio.file.*;
import java.time.*;
import java.util.*;
import java.util.stream.*;
import org.junit.jupiter.api.*;
import org.springframework.beans.factory.annotation.*;
import org.springframework.boot.*;
import org.springframework.boot.autoconfigure.*;
import org.springframework.boot.test.context.*;
import org.springframework.context.annotation.*;
import org.springframework.http.*;
import org.springframework.security.config.annotation.web.builders.*;
import org.springframework.security.config.annotation.web.configuration.*;
import org.springframework.security.core.*;
import org.springframework.security.core.context.*;
import org.springframework.security.web.*;
import org.springframework.security.web.authentication.*;
import org.springframework.stereotype.*;
import org.springframework.transaction.annotation.*;
import org.springframework.web.bind.annotation.*;
import org.springframework.web.cors.*;
import org.springframework.web.filter.*;
import org.springframework.web.servlet.config.annotation.*;
import static org.junit.jupiter.api.Assertions.*;

/** Objects over the NoteHarbor pricing, for a user who can write one more note. */
public final class Host {

    public static final PricingContext pricingContext = new NoteHarborPricingContext();
    public static final PricingManager pricingManager = pricingContext.getPricingManager();
    public static final PricingJwtUtils pricingJwtUtils = new PricingJwtUtils(pricingContext);
    public static final PricingEvaluatorUtil pricingEvaluatorUtil =
            new PricingEvaluatorUtil(pricingContext);
    public static final PricingService pricingService = new PricingService(pricingContext);

    private Host() {}

    /** Ada, with a STUDIO plan. Samples can change her user context. */
    private static final class NoteHarborPricingContext extends PricingContext {

        private final Map<String, Object> userContext = new LinkedHashMap<>();

        NoteHarborPricingContext() {
            userContext.put("username", "ada");
            userContext.put("notes", 1999);
            userContext.put("aiSummaries", 0);
        }

        @Override
        public String getConfigFilePath() {
            return "pricing/noteharbor.yml";
        }

        @Override
        public String getJwtSecret() {
            return "bm90ZWhhcmJvci1zZWNyZXQtb2YtdGhlLWZlbmNlcw==";
        }

        @Override
        public Map<String, Object> getUserContext() {
            return userContext;
        }

        @Override
        public String getUserPlan() {
            return "STUDIO";
        }
    }
}
