import type { Locator, Page } from '@playwright/test';
import type { Say } from '../fixtures/say.ts';
import { FramePage } from '../pages/FramePage.ts';

/** Who looks at a page, and in which language. */
export interface Reader {
  readonly page: Page;
  readonly language: 'en' | 'ja';
  readonly say: Say;
}

/** A screen: its address, its entry in the menu, and the message or words of its heading. */
export interface Place {
  readonly path: string;
  readonly entry?: Words;
  readonly heading: string | Words;
}

/** What is said in both languages where no catalog of the journeys has it. */
export interface Words {
  readonly en: string;
  readonly ja: string;
}

export const licenses: Place = {
  path: '/license',
  entry: { en: 'Licenses', ja: 'ライセンス' },
  heading: 'licenses.list.title',
};
export const orders: Place = {
  path: '/orders',
  entry: { en: 'Orders', ja: '注文履歴' },
  heading: 'orders.list.title',
};
/** It needs no part that remotes share. */
export const downloads: Place = {
  path: '/download',
  entry: { en: 'Downloads', ja: 'ダウンロード' },
  heading: 'downloads.title',
};
export const fixture: Place = {
  path: '/fixture',
  entry: { en: 'Fixture', ja: 'フィクスチャ' },
  heading: { en: 'Fixture', ja: 'Fixture' },
};

/** A screen of the fixture that fails until the release that is mended. */
export function faultyScreen(path: string): Place {
  return { path, heading: { en: 'Works', ja: 'Works' } };
}

export function wordsOf(said: string | Words, { language, say }: Reader): string {
  return typeof said === 'string' ? say(said) : said[language];
}

/** The heading of a screen that is there itself: its preview and its placeholder have it too. */
export function headingOf(reader: Reader, { heading }: Place): Locator {
  return reader.page
    .locator('body:not(:has([data-preview-place], [data-preview-rows]))')
    .getByRole('heading', { level: 1, name: wordsOf(heading, reader), exact: true });
}

/** Goes to a screen by the menu. */
export async function goByMenu(reader: Reader, place: Place): Promise<void> {
  const frame = new FramePage(reader.page, reader.say);
  await frame.showMenu();
  await frame.menu
    .getByRole('link', { name: wordsOf(place.entry ?? '', reader), exact: true })
    .click();
}
