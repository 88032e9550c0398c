import type { Locator, Page } from '@playwright/test';
import type { Say } from '../fixtures/say.ts';
import { unfoldFilters } from './unfoldFilters.ts';

/** The result of an analysis: its picture, its findings, and the open one. */
export class EmiResultPage {
  readonly heading;
  readonly picture;
  /** Buttons in the list that open the findings. */
  readonly findings;
  /** Shows the findings that are only worth a look. */
  readonly unfold;
  /** The heading of the open finding. */
  readonly opened;

  constructor(
    readonly page: Page,
    readonly say: Say,
  ) {
    this.heading = page.getByRole('heading', { level: 1, name: say('emi.result.title') });
    this.picture = page.getByRole('application');
    const table = page.getByRole('table', { name: say('emi.findings.title'), exact: true });
    this.findings = table.getByRole('button', {
      name: new RegExp(`^${say.beginning('emi.findings.open')}`),
    });
    this.unfold = page.getByRole('button', {
      ...{ expanded: false, name: new RegExp(`^${say.beginning('emi.findings.folded')}`) },
    });
    this.opened = page.getByRole('heading', {
      level: 2,
      name: new RegExp(`^${say.beginning('emi.findings.number')}\\s?\\d`),
    });
  }

  /** The row of a finding, by its message. */
  row(words: string | RegExp): Locator {
    return this.page.getByRole('row').filter({ hasText: words });
  }

  /** Filters the list. @param option the text of the option */
  async filter(by: 'severity' | 'rule' | 'net' | 'status' | 'change', option: string) {
    await unfoldFilters(this.page, this.say);
    const filters = this.page.getByRole('group', { name: this.say('list.filters') });
    await filters.getByRole('combobox', { name: this.say(`emi.findings.${by}`) }).selectOption({
      label: option,
    });
  }

  /** Compares with the newest other run of a file. */
  async compare(file: string): Promise<void> {
    const runs = this.page.getByRole('combobox', { name: this.say('emi.findings.compare') });
    const text = await runs.getByRole('option').filter({ hasText: file }).first().innerText();
    await runs.selectOption({ label: text });
  }

  button(id: string, within: Page | Locator = this.page): Locator {
    return within.getByRole('button', { name: this.say(id), exact: true });
  }
}
