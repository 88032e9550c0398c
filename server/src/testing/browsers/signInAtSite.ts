import { z } from 'zod';
import { testPassword } from '../builders/accountPeople.ts';
import type { TestServer } from '../createTestServer.ts';
import type { SiteBrowser } from './SiteBrowser.ts';

const signedInSchema = z.object({ outcome: z.literal('signed_in'), location: z.string() });

/**
 * Signs the person of `anAccountsTeam` in, from the manager's `/signin` through accounts and back.
 * @param to where the person wants to be
 * @returns the answer that leads there.
 */
export async function signInAtSite({ deps }: TestServer, browser: SiteBrowser, to = '/license') {
  const { managerUrl, accountsUrl } = deps.config;
  const page = await browser.visit(`${managerUrl}/signin?to=${encodeURIComponent(to)}`);
  const action = /"action":"([^"]+)"/.exec(page.body)?.[1] ?? 'none';
  const answer = await browser.post(`${accountsUrl}${action}`, {
    email: 'hanako@kiban.example',
    password: testPassword,
  });
  const { location } = signedInSchema.parse(answer);
  return browser.visit(new URL(location, accountsUrl).href, managerUrl + to);
}
