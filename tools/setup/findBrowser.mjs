import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Chromium without windows, which is faster. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Shown if no browser is found for the journeys. */
export const browserHint =
  'No Chromium was found for the journeys in a browser. Set CHROMIUM_PATH, install chromium ' +
  '(Debian: apt-get install chromium), or run: npx playwright install chromium';

/**
 * @param options.shell whether to prefer a browser without windows.
 * @returns the path of a Chromium: CHROMIUM_PATH, the system's, or Playwright's.
 */
export async function findBrowser({ shell = false } = {}) {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  if (CHROMIUM_PATH) return existsSync(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined;
  const folders = PATH.split(delimiter);
  const inPath = [...(shell ? shells : []), ...names].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  );
  const found = [...inPath, ...places].find((file) => existsSync(file));
  if (found) return found;
  const { chromium } = await import('playwright');
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}
