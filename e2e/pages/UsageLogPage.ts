import type { Locator, Page } from '@playwright/test';
import type { Say } from '../fixtures/say.ts';

/** The usage log. Numbers of each chart are read from its table. */
export class UsageLogPage {
  readonly heading;
  readonly loading;

  constructor(
    readonly page: Page,
    readonly say: Say,
  ) {
    this.heading = page.getByRole('heading', { level: 1, name: say('logs.title') });
    this.loading = page.getByRole('dialog', { name: say('common.loading') });
  }

  tab(name: 'license' | 'user' | 'other'): Locator {
    return this.page.getByRole('tab', { name: this.say(`logs.tab.${name}`), exact: true });
  }

  /** Selects a period: on the first day of a month, the month has no use yet. */
  async showPeriod(name: 'days90' | 'months12'): Promise<void> {
    await this.page
      .getByRole('combobox', { name: this.say('logs.view.period'), exact: true })
      .selectOption(this.say(`logs.view.${name}`));
  }

  csv(): Locator {
    return this.page.getByRole('button', { name: this.say('logs.view.csv'), exact: true });
  }

  /** Opens the table of a chart and reads it row by row, headings first. */
  async readTable(title: string): Promise<readonly (readonly string[])[]> {
    const texts = await (await this.showTable(title)).getByRole('row').allInnerTexts();
    return texts.map((text) => text.split('\t').map((cell) => cell.trim()));
  }

  /** Chooses an entry of a chart's menu. */
  async choose(title: string, entry: 'showTable' | 'png' | 'svg'): Promise<void> {
    await this.page.getByRole('button', { name: this.say('charts.menu', { title }) }).click();
    await this.page.getByRole('menuitem', { name: this.say(`charts.${entry}`) }).click();
  }

  /** Opens the table of a chart. @param title of the chart @returns the table. */
  async showTable(title: string): Promise<Locator> {
    await this.choose(title, 'showTable');
    return this.page.getByRole('table', { name: title });
  }
}

/** A row of a chart's table, by its first cell. */
export const rowOf = (table: Locator, label: string): Locator =>
  table.getByRole('row').filter({ hasText: label });
