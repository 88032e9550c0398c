import { expect, type Locator, type Page } from '@playwright/test';
import type { Computer } from '../fixtures/Computer.ts';
import type { Portal } from '../fixtures/Portal.ts';
import type { Say } from '../fixtures/say.ts';

/** The license list. On phones its rows are cards with the same roles and labels. */
export class LicenseListPage {
  readonly heading;
  readonly table;
  readonly search;
  readonly status;
  /** The confirmation dialog. */
  readonly question;
  /** The bar for the selected licenses. */
  readonly chosen;

  constructor(
    readonly page: Page,
    readonly say: Say,
  ) {
    this.heading = page.getByRole('heading', { level: 1, name: say('licenses.list.title') });
    this.table = page.getByRole('table', { name: say('licenses.list.title') });
    this.search = page.getByRole('searchbox', { name: say('licenses.list.search') });
    this.status = page.getByRole('status');
    this.question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    this.chosen = page.getByRole('group', { name: say('choosing.bar') });
  }

  row(number: string): Locator {
    return this.table
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader', { name: number }) });
  }

  /** The check box of a license. */
  choice(number: string): Locator {
    return this.table.getByRole('checkbox', { name: this.say('choosing.row', { name: number }) });
  }

  /**
   * Selects licenses. Waits for the bar that appears with the first one, because it may cover the
   * next.
   */
  async choose(...numbers: readonly string[]): Promise<void> {
    for (const number of numbers) {
      await this.choice(number).click();
      await expect(this.chosen).toBeVisible();
    }
  }

  /** The check box above all listed licenses. */
  get allChoice(): Locator {
    return this.table.getByRole('columnheader').getByRole('checkbox');
  }

  /** A button of the bar for the selected licenses. */
  act(id: 'release' | 'renew' | 'autoRenewal' | 'csv'): Locator {
    return this.chosen.getByRole('button', {
      name: this.say(`licenses.chosen.${id}`),
      exact: true,
    });
  }

  /** Requests by keyboard to turn on auto-renewal for the selected licenses. */
  async askToTurnOn(): Promise<void> {
    const more = await this.menuOfActs();
    await (more ?? this.act('autoRenewal')).press('Enter');
    const name = this.say(more ? 'licenses.chosen.turnOnRenewal' : 'licenses.chosen.turnOn');
    await this.page.getByRole('menuitem', { name }).press('Enter');
  }

  /** Saves the selected licenses as CSV. */
  async saveChosen(): Promise<void> {
    const more = await this.menuOfActs();
    if (more === null) return this.act('csv').click();
    await more.click();
    return this.page.getByRole('menuitem', { name: this.say('licenses.chosen.csv') }).click();
  }

  /** The menu that replaces rarely used buttons on phones. */
  private async menuOfActs(): Promise<Locator | null> {
    await this.act('release').waitFor();
    const more = this.chosen.getByRole('button', { name: this.say('licenses.chosen.more') });
    return (await more.isVisible()) ? more : null;
  }

  autoRenewal(number: string): Locator {
    const name = this.say('licenses.cell.autoRenewal', { number });
    return this.row(number).getByRole('switch', { name });
  }

  release(number: string, user: string): Locator {
    return this.row(number).getByRole('button', {
      name: this.say('licenses.cell.release', { user, number }),
    });
  }

  /** Opens a dialog of the activation menu. @returns the dialog. */
  async openActivation(
    entry: 'activation.toStandalone' | 'activation.toNetwork',
  ): Promise<Locator> {
    const name = this.say(`licenses.${entry}`);
    await this.page.getByRole('button', { name: this.say('licenses.activation.menu') }).click();
    await this.page.getByRole('menuitem', { name }).click();
    return this.page.getByRole('dialog', { name });
  }

  /** Registers a computer to the signed-in person. */
  async register(computer: Computer, { url }: Portal): Promise<void> {
    const name = this.say('licenses.enrolment.title');
    await this.page.getByRole('button', { name }).click();
    const dialog = this.page.getByRole('dialog', { name });
    await dialog.getByRole('button', { name: this.say('licenses.enrolment.create') }).click();
    const code = await dialog.getByLabel(this.say('licenses.enrolment.code')).textContent();
    await dialog
      .getByRole('button', { name: this.say('common.close') })
      .first()
      .click();
    await computer.run('init');
    const enrolled = await computer.run('enrol', code ?? '', '--server', url);
    expect(enrolled.code, enrolled.text).toBe(0);
  }
}
