import { faceCookie } from '@portal/shared/domain';
import type { Browser } from 'playwright';
import type { Visit } from '../measure/openPage.ts';
import { rowSelector } from '../measure/watchContent.ts';

/** Password of all demo accounts. */
const password = 'circuit-board-2026';

/**
 * Signs in through the pages.
 * @returns the browser's cookies without `faceCookie`, since an empty cache has no typeface
 */
export async function signIn(
  browser: Browser,
  url: string,
  email: string,
): Promise<Visit['cookies']> {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(`${url}/license`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.locator(rowSelector).first().waitFor();
  const cookies = await context.cookies();
  await context.close();
  return cookies
    .filter(({ name }) => name !== faceCookie)
    .map(({ name, value, domain, path }) => ({ name, value, domain, path }));
}
