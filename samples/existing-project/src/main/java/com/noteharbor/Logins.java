package com.noteharbor;

import java.util.UUID;

import org.springframework.context.annotation.Profile;
import org.springframework.core.convert.converter.Converter;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.security.authentication.AbstractAuthenticationToken;
import org.springframework.security.oauth2.jwt.Jwt;
import org.springframework.security.oauth2.server.resource.InvalidBearerTokenException;
import org.springframework.security.oauth2.server.resource.authentication.JwtAuthenticationToken;
import org.springframework.security.oauth2.server.resource.authentication.JwtGrantedAuthoritiesConverter;
import org.springframework.stereotype.Component;

@Profile("identity-provider")
// region: logins
/** Finds the account of a verified token, or creates it with the free plan. */
@Component
public class Logins implements Converter<Jwt, AbstractAuthenticationToken> {

    private final AccountRepository accounts;
    private final JwtGrantedAuthoritiesConverter scopes = new JwtGrantedAuthoritiesConverter();

    public Logins(AccountRepository accounts) {
        this.accounts = accounts;
    }

    @Override
    public AbstractAuthenticationToken convert(Jwt authToken) {
        String subject = authToken.getSubject();
        if (subject == null) {
            throw new InvalidBearerTokenException("The token has no subject");
        }
        Account account = accounts.findBySubject(subject).orElseGet(() -> create(subject));
        // The third argument is the result of getName().
        return new JwtAuthenticationToken(authToken, scopes.convert(authToken), account.getUsername());
    }

    private Account create(String subject) {
        Account account = new Account(UUID.randomUUID().toString());
        account.linkTo(subject);
        try {
            return accounts.saveAndFlush(account);
        } catch (DataIntegrityViolationException e) {
            // A parallel request of the same user has created the account.
            return accounts.findBySubject(subject).orElseThrow(() -> e);
        }
    }
}
// endregion: logins
