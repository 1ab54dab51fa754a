/** Logs in at the back end, which returns an authorization token. */
export const FIELDS: readonly string[] = ['username', 'password'];

export async function logIn(form: FormData): Promise<boolean> {
  const response = await fetch('/api/login', {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(Object.fromEntries(form)),
  });
  if (response.ok) {
    localStorage.setItem('authToken', (await response.json()).authToken);
  }
  return response.ok;
}

/** What tells the back end who the user is. */
export function authHeaders(): Record<string, string> {
  return {Authorization: `Bearer ${localStorage.getItem('authToken')}`};
}

/** Forgets the token. */
export async function logOut(): Promise<void> {
  localStorage.removeItem('authToken');
}
