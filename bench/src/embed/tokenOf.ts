import type { Visit } from '../measure/openPage.ts';

/** The bearer of a session of the portal, which a page may hand to an element. */
export async function tokenOf(url: string, cookies: Visit['cookies']): Promise<string> {
  const cookie = cookies
    .filter(({ domain }) => domain === new URL(url).hostname)
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  const answer = await fetch(`${url}/api/user/me/status`, { headers: { cookie } });
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- the server of the same release wrote it
  const status: { readonly api_token: string } = await answer.json();
  return status.api_token;
}
