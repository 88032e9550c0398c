import { expect } from '@jest/globals';
import type { TestClient } from '../../browsers/TestClient.ts';

/** Begins a linking. @returns the distributor's address and the state in it. */
export async function startLinkBy(
  client: TestClient,
): Promise<{ readonly url: URL; readonly state: string }> {
  const { headers } = await client.get('/auths/digikey/new');
  const url = new URL(String(headers.location), 'http://localhost:3000');
  return { url, state: url.searchParams.get('state') ?? '' };
}

/** Begins a linking and comes back with a code. */
export async function linkBy(client: TestClient): Promise<void> {
  const { state } = await startLinkBy(client);
  await client.get(`/auths/digikey/callback?state=${state}&code=secret-code`);
}

/** The link of the person in their team, as the screen reads it; empty when there is none. */
export const linkOf = async (client: TestClient) => (await client.get('/api/user/auth')).json();

/** Comes back from the distributor. @returns the address of the portal that the browser is led to. */
export async function comeBack(client: TestClient, query: Record<string, string>): Promise<string> {
  const path = `/auths/digikey/callback?${new URLSearchParams(query).toString()}`;
  const answer = await client.get(path);
  expect(answer.statusCode).toBe(303);
  return String(answer.headers.location);
}
