import type { Locator, Page } from '@playwright/test';
import type { Say } from '../fixtures/say.ts';

/** The frame around every screen. */
export class FramePage {
  readonly menu;
  readonly openMenu;
  readonly userMenu;
  readonly signOut;

  constructor(
    readonly page: Page,
    readonly say: Say,
  ) {
    this.menu = page.getByRole('navigation', { name: say('frame.navigation') });
    this.openMenu = page
      .getByRole('button', { name: say('frame.openMenu') })
      .or(page.getByRole('button', { name: say('frame.menu'), exact: true, expanded: false }));
    this.userMenu = page.getByRole('button', { name: say('frame.userMenu') });
    this.signOut = page.getByRole('menuitem', { name: say('frame.signOut') });
  }

  /** A menu entry, by its text in the test's language. */
  entry(label: { readonly en: string; readonly ja: string }, language: 'en' | 'ja'): Locator {
    return this.menu.getByRole('link', { name: label[language], exact: true });
  }

  /** Opens the menu if it overlays the page. */
  async showMenu(): Promise<void> {
    if (await this.openMenu.isVisible()) await this.openMenu.click();
  }
}

export const licensesEntry = { en: 'Licenses', ja: 'ライセンス' } as const;
export const fixtureEntry = { en: 'Fixture', ja: 'フィクスチャ' } as const;
export const formEntry = { en: 'Form', ja: 'フォーム' } as const;
