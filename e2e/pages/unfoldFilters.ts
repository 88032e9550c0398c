import type { Page } from '@playwright/test';
import type { Say } from '../fixtures/say.ts';

/** Shows the filters of a list, which a phone hides at first. */
export async function unfoldFilters(page: Page, say: Say): Promise<void> {
  const button = page.getByRole('button', { name: say('list.filterAndSort'), expanded: false });
  if (await button.isVisible()) await button.click();
}
