import type { Locator, Page } from '@playwright/test';

/** The page of an example, whose own buttons are in English, with portal elements. */
export class SitePage {
  readonly show;
  readonly hide;

  constructor(readonly page: Page) {
    this.show = page.getByRole('button', { name: 'Show licenses' });
    this.hide = page.getByRole('button', { name: 'Hide licenses' });
  }

  /** Waits until the portal's script has run. */
  async whenDefined(): Promise<void> {
    await this.page.waitForFunction(() => customElements.get('portal-licenses'));
  }

  /** Adds a portal element to the page. @returns the element */
  async add(element: string, properties: Readonly<Record<string, string>> = {}): Promise<Locator> {
    await this.page.evaluate(
      ([name, given]) => {
        document.querySelector('main')?.append(Object.assign(document.createElement(name), given));
      },
      [element, properties] as const,
    );
    return this.page.locator(element).last();
  }

  /** Removes all elements from the page. */
  async empty(): Promise<void> {
    await this.page.evaluate(() => document.querySelector('main')?.replaceChildren());
  }
}
