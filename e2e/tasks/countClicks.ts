import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    readonly countClicks: (more: number) => Promise<void>;
  }
}

/**
 * Counts the clicks in a browser. A choice by `selectOption`, which presses nothing, counts as two.
 * Typing does not count.
 */
export async function countClicks(context: BrowserContext): Promise<() => number> {
  let clicks = 0;
  await context.exposeBinding('countClicks', (_source, more: number) => (clicks += more));
  await context.addInitScript(() => {
    const count = (more: number) => void window.countClicks(more);
    addEventListener('pointerdown', () => count(1), true);
    addEventListener(
      'change',
      ({ target }) => target instanceof HTMLSelectElement && count(2),
      true,
    );
  });
  return () => clicks;
}
