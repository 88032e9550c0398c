import { z } from 'zod';
import { testPassword } from '../builders/accountPeople.ts';
import type { TestServer } from '../createTestServer.ts';
import type { SiteBrowser } from './SiteBrowser.ts';

const signedInSchema = z.object({ outcome: z.literal('signed_in'), location: z.string() });

interface Wish {
  /** Requested page. */
  readonly to?: string;
  /** Whether to stay signed in after the browser is closed. */
  readonly keep?: boolean;
}

/**
 * Signs in the person of `anAccountsTeam`, from the manager's `/signin` through accounts and back.
 * @returns the redirect to the requested page
 */
export async function signInAtSite(
  site: TestServer,
  browser: SiteBrowser,
  { to = '/license', keep }: Wish = {},
) {
  const { managerUrl } = site.deps.config;
  const page = await browser.visit(`${managerUrl}/signin?to=${encodeURIComponent(to)}`);
  const location = await sendPassword(site, browser, page, keep);
  return browser.visit(location, managerUrl + to);
}

/** Signs that person in on a sign-in page. @returns the next page */
export async function submitSignIn(
  site: TestServer,
  browser: SiteBrowser,
  page: { readonly body: string },
  { keep }: Pick<Wish, 'keep'> = {},
) {
  return browser.visit(await sendPassword(site, browser, page, keep));
}

async function sendPassword(
  { deps }: TestServer,
  browser: SiteBrowser,
  page: { readonly body: string },
  keep: boolean | undefined,
): Promise<string> {
  const { accountsUrl } = deps.config;
  const action = /"action":"([^"]+)"/.exec(page.body)?.[1] ?? 'none';
  const answer = await browser.post(`${accountsUrl}${action}`, {
    email: 'hanako@kiban.example',
    password: testPassword,
    ...(keep === undefined ? {} : { keep }),
  });
  return new URL(signedInSchema.parse(answer).location, accountsUrl).href;
}
