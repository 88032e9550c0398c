import type { Locator, Page } from '@playwright/test';
import { documentKinds, documentNames, type DocumentKind } from '@portal/shared/domain';
import { readDownload, type ReadDownload } from '../fixtures/readDownload.ts';
import type { Say } from '../fixtures/say.ts';

/** Titles of a document in both languages. */
function namesOf(kind: DocumentKind): readonly string[] {
  return Object.values(documentNames).map((names) => names[kind]);
}

export class OrderPage {
  readonly facts;
  readonly amounts;
  readonly bank;
  readonly licenses;
  readonly timeline;
  readonly more;
  readonly documents;

  constructor(
    readonly page: Page,
    readonly say: Say,
  ) {
    const region = (id: string) => page.getByRole('region', { name: say(id), exact: true });
    this.facts = region('orders.detail.facts');
    this.amounts = region('orders.detail.amounts');
    // Its heading says what to pay by when, if a payment is due.
    this.bank = page.getByRole('region').filter({ hasText: say('orders.bank.holder') });
    this.licenses = region('orders.detail.licenses');
    this.timeline = region('orders.detail.timeline');
    this.more = page.getByRole('button', { name: say('orders.detail.more'), exact: true });
    // The history, the previous page, also has menus of this name.
    this.documents = page.getByRole('button', {
      name: say('orders.detail.documents'),
      exact: true,
    });
  }

  /** The offered documents without translations. Closes the menu again. */
  async offered(): Promise<readonly string[]> {
    await this.documents.click();
    const names = await this.page.getByRole('menuitem').allInnerTexts();
    await this.page.keyboard.press('Escape');
    const issued = documentKinds.flatMap(namesOf);
    return names.filter((name) => issued.includes(name));
  }

  async save(kind: DocumentKind): Promise<ReadDownload> {
    await this.documents.click();
    const item = this.page.getByRole('menuitem', {
      name: new RegExp(`^(${namesOf(kind).join('|')})$`),
    });
    return readDownload(this.page, () => item.click());
  }

  /** The events, oldest first. */
  get events(): Locator {
    return this.timeline.getByRole('listitem').locator('p:first-child');
  }
}
