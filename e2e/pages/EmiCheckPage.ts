import type { Locator, Page } from '@playwright/test';
import type { Say } from '../fixtures/say.ts';

/** The EMI check: its buttons and dialogs, and the job table. */
export class EmiCheckPage {
  readonly analyze;
  readonly buy;
  readonly applyForTrial;
  readonly licenseList;
  readonly dialog;
  /** The project name in the upload form. */
  readonly project;
  /** The submit button of that form. */
  readonly upload;

  constructor(
    readonly page: Page,
    readonly say: Say,
  ) {
    const button = (id: string) => page.getByRole('button', { name: say(id), exact: true });
    this.analyze = button('emi.analyze');
    this.buy = button('emi.buy');
    this.applyForTrial = button('emi.applyForTrial');
    this.licenseList = button('emi.licenseList');
    this.dialog = page.getByRole('dialog');
    this.project = this.dialog.getByLabel(say('emi.upload.project'), { exact: true });
    this.upload = button('emi.upload.upload');
  }

  /** Accepts the usage notes in the open dialog. */
  async agree(): Promise<void> {
    await this.dialog.getByRole('checkbox', { name: this.say('emi.notes.agree') }).check();
  }

  /** Applies for the free trial, and waits until it is granted. */
  async takeTrial(): Promise<void> {
    await this.applyForTrial.click();
    await this.agree();
    await this.dialog.getByRole('button', { name: this.say('emi.application.apply') }).click();
    await this.page.getByText(this.say('emi.application.trialDone')).waitFor();
  }

  /** Chooses the archive in the upload form. */
  async chooseBoard(file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
    await this.dialog.getByLabel(this.say('emi.upload.file')).setInputFiles(file);
  }

  /** The status of a job in the table; the legend above contains all of them. */
  status(name: 'waiting' | 'processing' | 'success' | 'failed'): Locator {
    return this.page.getByRole('cell').getByText(this.say(`emi.status.${name}`), { exact: true });
  }

  /** The button that downloads a file's report. */
  report(file: string): Locator {
    return this.page.getByRole('button', { name: this.say('emi.jobs.downloadOf', { file }) });
  }

  /** The link to a file's result. */
  resultOf(file: string): Locator {
    return this.page.getByRole('row').filter({ hasText: file }).getByRole('link');
  }

  /** The rows of the open license list without headings. */
  licenses(): Locator {
    return this.dialog.getByRole('row').filter({ has: this.page.getByRole('rowheader') });
  }
}
