import type { Locator, Page } from '@playwright/test';
import type { Say } from '../fixtures/say.ts';

/** The link to the parts distributor. */
export class DistributorPage {
  readonly heading;
  readonly startLink;
  readonly linked;
  readonly unlink;

  constructor(
    readonly page: Page,
    readonly say: Say,
  ) {
    this.heading = page.getByRole('heading', { level: 1, name: say('distributor.title') });
    this.startLink = page.getByRole('link', { name: say('distributor.startLink') });
    this.linked = page.getByText(say('distributor.linked'), { exact: true });
    this.unlink = page.getByRole('button', { name: say('distributor.unlink.open') });
  }

  /** Answers the demo distributor's question. */
  question(language: 'en' | 'ja'): { readonly allow: Locator; readonly deny: Locator } {
    const button = (name: string) => this.page.getByRole('button', { name, exact: true });
    return language === 'ja'
      ? { allow: button('許可する'), deny: button('許可しない') }
      : { allow: button('Allow'), deny: button('Deny') };
  }
}
