import type { Locator, Page } from '@playwright/test';
import type { Say } from '../fixtures/say.ts';

/** Maximum number of results before the wanted one. */
const patience = 20;

/** The toolbar's search. */
export class SearchDialog {
  readonly button;
  readonly field;
  readonly results;

  constructor(
    readonly page: Page,
    readonly say: Say,
  ) {
    this.button = page.getByRole('button', { name: say('frame.search'), exact: true });
    this.field = page.getByRole('combobox', { name: say('frame.search.field') });
    this.results = page.getByRole('listbox', { name: say('frame.search.results') });
  }

  /** Opens the search by keyboard shortcut, and types. */
  async type(text: string): Promise<void> {
    await this.button.waitFor();
    await this.page.keyboard.press('Control+k');
    await this.field.waitFor();
    await this.page.keyboard.type(text);
  }

  group(name: string): Locator {
    return this.results.getByRole('group', { name, exact: true });
  }

  /** Results of a group whose name starts with the text. */
  result(group: string, name: string): Locator {
    return this.group(group).getByRole('option', { name: new RegExp(`^${name}`) });
  }

  /** Moves to a result with the arrow key and opens it; with Ctrl in a new tab. */
  async open(result: Locator, key: 'Enter' | 'Control+Enter' = 'Enter'): Promise<void> {
    await result.waitFor();
    for (let step = 0; step < patience; step += 1) {
      if ((await result.getAttribute('aria-selected')) === 'true') break;
      await this.page.keyboard.press('ArrowDown');
    }
    await this.page.keyboard.press(key);
  }
}
