import { fetchWithPricingInterceptor } from "pricing4react";
import { API, authToken, logOut } from "./pricing";

// region: api-fetch
export async function api(path: string, options: RequestInit = {}): Promise<Response> {
  // Pricing4React adds Pricing-Token, and reloads the page when the answer carries a new one.
  const response = await fetchWithPricingInterceptor(`${API}${path}`, {
    ...options,
    // A plain object: the entries of a Headers instance would get lost.
    headers: { Authorization: `Bearer ${authToken()}`, "Content-Type": "application/json" },
  });
  if (response.status === 401) {
    logOut();
    window.location.reload();
  }
  return response;
}
// endregion: api-fetch

export function post(path: string, body: unknown): Promise<Response> {
  return api(path, { method: "POST", body: JSON.stringify(body) });
}
