// In development, Vite serves the page and the back end is another origin. The back end serves a build itself.
export const API = import.meta.env.DEV ? "http://localhost:8080" : "";

interface Tokens {
  authToken: string;
  pricingToken: string;
}

// region: store-token
export async function logIn(username: string, password: string): Promise<void> {
  const response = await fetch(`${API}/api/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username, password }),
  });
  if (!response.ok) {
    throw new Error("Wrong name or password");
  }
  const { authToken, pricingToken }: Tokens = await response.json();
  localStorage.setItem("authToken", authToken);
  // Pricing4React reads this key with JSON.parse: the bare token would never be understood.
  localStorage.setItem("pricingToken", JSON.stringify(pricingToken));
}
// endregion: store-token

export function authToken(): string | null {
  return localStorage.getItem("authToken");
}

// region: logout
export function logOut(): void {
  localStorage.removeItem("authToken");
  localStorage.removeItem("pricingToken");
}
// endregion: logout
