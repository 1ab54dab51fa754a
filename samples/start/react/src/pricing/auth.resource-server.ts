/** Takes a token of your identity provider. Replace the form with the library of the provider. */
export const FIELDS: readonly string[] = ['token'];

export async function logIn(form: FormData): Promise<boolean> {
  localStorage.setItem('authToken', String(form.get('token')));
  return true;
}

/** What tells the back end who the user is. */
export function authHeaders(): Record<string, string> {
  return {Authorization: `Bearer ${localStorage.getItem('authToken')}`};
}

/** Forgets the token. */
export async function logOut(): Promise<void> {
  localStorage.removeItem('authToken');
}
