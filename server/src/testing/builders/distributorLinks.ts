import type { TestClient } from '../browsers/TestClient.ts';

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
