import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import type { Say } from '../fixtures/say.ts';

/** A downloaded file: its name, and the SHA-256 of its content. */
export interface Arrived {
  readonly name: string;
  readonly sha256: string;
}

/** The download page and its thanks page. */
export class DownloadsPage {
  readonly heading;
  readonly thanks;

  constructor(
    readonly page: Page,
    readonly say: Say,
  ) {
    // Exact, since the thanks page also has the word in its heading.
    const title = { level: 1, name: say('downloads.title'), exact: true } as const;
    this.heading = page.getByRole('heading', title);
    this.thanks = page.getByRole('heading', { level: 1, name: say('downloads.thanks.title') });
  }

  /** The download button of the latest version, or of another version. */
  button(bit: 32 | 64, version?: string): Locator {
    const name =
      version === undefined
        ? this.say(`downloads.file.bit${String(bit)}`)
        : this.say(`downloads.file.bit${String(bit)}Of`, { version });
    return this.page.getByRole('link', { name, exact: true });
  }

  /** The SHA-256 beside a button. */
  async shownHash(button: Locator): Promise<string> {
    // The innermost group, because a section is a group too.
    const file = this.page.getByRole('group').filter({ has: button }).last();
    return (await file.getByText(/^[0-9a-f]{64}$/).innerText()).trim();
  }

  /** The file of a click, through the thanks page. */
  async download(button: Locator): Promise<Arrived> {
    const arriving = this.page.waitForEvent('download');
    await button.click();
    return readArrived(await arriving);
  }
}

export async function readArrived(download: Download): Promise<Arrived> {
  const content = await readFile(await download.path());
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { name: download.suggestedFilename(), sha256 };
}
