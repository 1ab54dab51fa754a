package com.noteharbor;

import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.ResponseStatus;

// region: rejected-event
@ResponseStatus(HttpStatus.UNPROCESSABLE_ENTITY)
public class RejectedEventException extends RuntimeException {

    public RejectedEventException(String message) {
        super(message);
    }
}
// endregion: rejected-event
