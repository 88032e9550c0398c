import type { Locator, Page } from '@playwright/test';
import type { Say } from '../fixtures/say.ts';

/** The most results that a search shows before the one that is looked for. */
const patience = 20;

/** The search of the toolbar. */
export class SearchDialog {
  readonly button;
  readonly field;
  readonly results;

  constructor(
    readonly page: Page,
    readonly say: Say,
  ) {
    this.button = page.getByRole('button', { name: say('shell.search'), exact: true });
    this.field = page.getByRole('combobox', { name: say('shell.search.field') });
    this.results = page.getByRole('listbox', { name: say('shell.search.results') });
  }

  /** Opens the search by its keys, and types. */
  async type(text: string): Promise<void> {
    await this.button.waitFor();
    await this.page.keyboard.press('Control+k');
    await this.field.waitFor();
    await this.page.keyboard.type(text);
  }

  group(name: string): Locator {
    return this.results.getByRole('group', { name, exact: true });
  }

  /** The results of a group whose name begins so. */
  result(group: string, name: string): Locator {
    return this.group(group).getByRole('option', { name: new RegExp(`^${name}`) });
  }

  /** Goes down to a result with the arrow key and opens it, with Ctrl in a tab of its own. */
  async open(result: Locator, key: 'Enter' | 'Control+Enter' = 'Enter'): Promise<void> {
    await result.waitFor();
    for (let step = 0; step < patience; step += 1) {
      if ((await result.getAttribute('aria-selected')) === 'true') break;
      await this.page.keyboard.press('ArrowDown');
    }
    await this.page.keyboard.press(key);
  }
}
