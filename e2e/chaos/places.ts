import type { Locator, Page } from '@playwright/test';
import type { Say } from '../fixtures/say.ts';
import { FramePage } from '../pages/FramePage.ts';

/** A page's reader and language. */
export interface Reader {
  readonly page: Page;
  readonly language: 'en' | 'ja';
  readonly say: Say;
}

/** A screen: its address, its menu entry, and the message or text of its heading. */
export interface Place {
  readonly path: string;
  readonly entry?: Words;
  readonly heading: string | Words;
}

/** A text in both languages that is in no catalog of the tests. */
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
/** It needs no shared part. */
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

/** A screen of the fixture that fails until the fixed release. */
export function faultyScreen(path: string): Place {
  return { path, heading: { en: 'Works', ja: 'Works' } };
}

export function wordsOf(said: string | Words, { language, say }: Reader): string {
  return typeof said === 'string' ? say(said) : said[language];
}

/** The heading of the screen itself, which its preview and its placeholder also have. */
export function headingOf(reader: Reader, { heading }: Place): Locator {
  return reader.page
    .locator('body:not(:has([data-preview-place], [data-preview-rows]))')
    .getByRole('heading', { level: 1, name: wordsOf(heading, reader), exact: true });
}

export async function goByMenu(reader: Reader, place: Place): Promise<void> {
  const frame = new FramePage(reader.page, reader.say);
  await frame.showMenu();
  await frame.menu
    .getByRole('link', { name: wordsOf(place.entry ?? '', reader), exact: true })
    .click();
}
