// The development server has another origin than the back end.
export const API = import.meta.env.DEV ? "http://localhost:8080" : "";

interface Tokens {
  authToken: string;
  pricingToken: string;
}

// region: store-token
export async function logIn(username: string, password: string): Promise<boolean> {
  const response = await fetch(`${API}/api/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username, password }),
  });
  if (!response.ok) {
    return false;
  }
  const { authToken, pricingToken }: Tokens = await response.json();
  localStorage.setItem("authToken", authToken);
  // Pricing4React reads this key with JSON.parse.
  localStorage.setItem("pricingToken", JSON.stringify(pricingToken));
  return true;
}
// endregion: store-token

export function authToken(): string | null {
  return localStorage.getItem("authToken");
}

// region: logout
export function logOut(): void {
  localStorage.removeItem("authToken");
  localStorage.removeItem("pricingToken");
  window.location.reload();
}
// endregion: logout
