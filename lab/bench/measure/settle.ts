import type { OpenPage } from './openPage.ts';

/** Milliseconds without a request until a page counts as quiet. */
const quietMs = 500;
const limitMs = 30_000;

/** Waits until the page asks for nothing any more. */
export async function settle({ page, requests }: OpenPage): Promise<void> {
  const giveUpAt = Date.now() + limitMs;
  let asked = -1;
  let quietSince = Date.now();
  while (Date.now() < giveUpAt) {
    const all = requests();
    const isQuiet = all.length === asked && all.every(({ endMs }) => endMs < Infinity);
    if (!isQuiet) quietSince = Date.now();
    if (Date.now() - quietSince >= quietMs) return;
    asked = all.length;
    await page.waitForTimeout(50);
  }
}
