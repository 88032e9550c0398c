import { chromium, type Browser } from 'playwright';

/** A browser for many measurements, which is replaced when it crashes. */
export interface BrowserKeeper {
  readonly get: () => Promise<Browser>;
  readonly close: () => Promise<void>;
}

/** @param executablePath Chromium binary; default: Playwright's */
export function keepBrowser(executablePath: string | undefined): BrowserKeeper {
  let browser: Browser | undefined;
  return {
    get: async () => {
      if (!browser?.isConnected()) {
        browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
      }
      return browser;
    },
    close: async () => {
      await browser?.close();
    },
  };
}
