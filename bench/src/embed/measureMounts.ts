import type { Browser, CDPSession } from 'playwright';
import type { Profile } from '../measure/Profile.ts';
import { openHost } from './openHost.ts';

/** What a page holds when its element is out again and what nobody needs has been collected. */
export interface Held {
  readonly mounts: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly heapBytes: number;
}

/** After how many mounts it is looked. */
export const lookedAfter = [1, 50, 100] as const;

/** Puts an element in and takes it out again and again, each time until its first row. */
export async function measureMounts(
  browser: Browser,
  url: string,
  visitor: { readonly token: string; readonly profile: Profile },
): Promise<readonly Held[]> {
  const { page, devtools, faults, close } = await openHost(browser, visitor);
  try {
    await page.goto(url);
    const held: Held[] = [];
    for (let mounts = 1; mounts <= lookedAfter[2]; mounts += 1) {
      await page.evaluate(() => globalThis.benchAdd?.());
      await page.locator('portal-licenses').getByRole('rowheader').first().waitFor();
      await page.evaluate(() => globalThis.benchTakeOut?.());
      if (lookedAfter.some((each) => each === mounts)) held.push(await look(devtools, mounts));
    }
    if (faults.length > 0) throw new Error(`${url} has faults: ${faults.join('; ')}`);
    return held;
  } finally {
    await close();
  }
}

async function look(devtools: CDPSession, mounts: number): Promise<Held> {
  // Twice: what the first round frees may have held something itself.
  for (let round = 0; round < 2; round += 1) await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('Performance.enable');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return {
    mounts,
    nodes: valueOf('Nodes'),
    listeners: valueOf('JSEventListeners'),
    heapBytes: valueOf('JSHeapUsedSize'),
  };
}
