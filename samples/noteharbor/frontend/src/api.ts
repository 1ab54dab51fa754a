import { fetchWithPricingInterceptor } from "pricing4react";
import { API, authToken, logOut } from "./pricing";

// region: api-fetch
export async function api(path: string, options: RequestInit = {}): Promise<Response> {
  // Adds the header Pricing-Token, and reloads the page at a new token.
  const response = await fetchWithPricingInterceptor(`${API}${path}`, {
    ...options,
    // Must be a plain object. The entries of a Headers instance are lost.
    headers: { Authorization: `Bearer ${authToken()}`, "Content-Type": "application/json" },
  });
  if (response.status === 401) {
    logOut();
  }
  return response;
}
// endregion: api-fetch

export function post(path: string, body: unknown): Promise<Response> {
  return api(path, { method: "POST", body: JSON.stringify(body) });
}
