import type { Locator, Page } from '@playwright/test';
import type { Say } from '../fixtures/say.ts';

export class LicensePage {
  readonly facts;
  readonly use;
  readonly orders;
  readonly uses;
  readonly events;
  readonly toList;

  constructor(
    readonly page: Page,
    readonly say: Say,
  ) {
    const region = (id: string) => page.getByRole('region', { name: say(id), exact: true });
    this.facts = region('licenses.page.facts');
    this.use = region('licenses.page.use');
    this.orders = page.getByRole('table', { name: say('licenses.page.orders') });
    this.uses = page.getByRole('table', { name: say('licenses.page.uses') });
    this.events = page.getByRole('table', { name: say('licenses.page.events') });
    this.toList = page
      .getByRole('navigation', { name: say('common.breadcrumbs') })
      .getByRole('link');
  }

  heading(number: string): Locator {
    return this.page.getByRole('heading', {
      level: 1,
      name: this.say('licenses.page.title', { number }),
    });
  }
}
