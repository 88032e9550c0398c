import { expect } from '@jest/globals';
import type { TestClient } from '../../browsers/TestClient.ts';

/** Begins linking. @returns the distributor's address and its state */
export async function startLinkBy(
  client: TestClient,
): Promise<{ readonly url: URL; readonly state: string }> {
  const { headers } = await client.get('/auths/digikey/new');
  const url = new URL(String(headers.location), 'http://localhost:3000');
  return { url, state: url.searchParams.get('state') ?? '' };
}

/** Links an account. */
export async function linkBy(client: TestClient): Promise<void> {
  const { state } = await startLinkBy(client);
  await client.get(`/auths/digikey/callback?state=${state}&code=secret-code`);
}

/** The person's link in their team, as the screen reads it; empty without one. */
export const linkOf = async (client: TestClient) => (await client.get('/api/user/auth')).json();

/** Opens the callback. @returns the redirect target */
export async function comeBack(client: TestClient, query: Record<string, string>): Promise<string> {
  const path = `/auths/digikey/callback?${new URLSearchParams(query).toString()}`;
  const answer = await client.get(path);
  expect(answer.statusCode).toBe(303);
  return String(answer.headers.location);
}
