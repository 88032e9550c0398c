import type { BrowserContext } from '@playwright/test';

/**
 * Counts what a person presses in a browser: each click or tap, and each choice in a native list,
 * which counts as two. Typing does not count.
 */
export async function countClicks(context: BrowserContext): Promise<() => number> {
  let clicks = 0;
  await context.exposeBinding('countClicks', (_source, more: number) => (clicks += more));
  await context.addInitScript(() => {
    const count = (more: number) => void Reflect.get(window, 'countClicks')(more);
    addEventListener('pointerdown', () => count(1), true);
    addEventListener(
      'change',
      ({ target }) => target instanceof HTMLSelectElement && count(2),
      true,
    );
  });
  return () => clicks;
}
