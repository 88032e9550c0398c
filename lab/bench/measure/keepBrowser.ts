import { chromium, type Browser } from 'playwright';

/** A browser for many measurements: one that has died is replaced. */
export interface BrowserKeeper {
  readonly get: () => Promise<Browser>;
  readonly close: () => Promise<void>;
}

/** @param executablePath Program of a Chromium; Playwright's own without. */
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
