/** Logs in at the back end, which starts a session. */
export const FIELDS: readonly string[] = ['username', 'password'];

export async function logIn(form: FormData): Promise<boolean> {
  // Sets the cookie with the CSRF token.
  await fetch('/login');
  const body = new URLSearchParams(Object.fromEntries(form) as Record<string, string>);
  const response = await fetch('/login', {method: 'POST', headers: authHeaders(), body, redirect: 'manual'});
  // A redirect follows each login, so that only the next request tells whether it succeeded.
  return response.type === 'opaqueredirect' || response.ok;
}

/** The CSRF token, which the back end requires besides the session. */
export function authHeaders(): Record<string, string> {
  const [, token] = /XSRF-TOKEN=([^;]+)/.exec(document.cookie) ?? [];
  return token === undefined ? {} : {'X-XSRF-TOKEN': token};
}

/** Ends the session. */
export async function logOut(): Promise<void> {
  await fetch('/logout', {method: 'POST', headers: authHeaders(), redirect: 'manual'});
}
