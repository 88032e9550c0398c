import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Folder for the pictures of `npm run pictures`. */
const folder = process.env['PICTURES'];
export const wantsPictures = folder !== undefined;
/** A long list looks the same further down. */
const maxHeight = 2400;

/** Takes a page as a picture in the light and the dark theme, if pictures are wanted. */
export async function takePictures(page: Page, name: string): Promise<void> {
  if (folder === undefined) return;
  const width = page.viewportSize()?.width ?? 0;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({
      path: join(folder, `${name}-${width}-${colorScheme}.png`),
      fullPage: true,
      clip: { x: 0, y: 0, width, height: Math.min(height, maxHeight) },
    });
  }
  await page.emulateMedia({ colorScheme: null });
}
