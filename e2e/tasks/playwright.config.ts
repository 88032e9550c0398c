import type { PlaywrightTestConfig } from '@playwright/test';
import type { Options } from '../fixtures/Options.ts';
import journeys from '../playwright.config.ts';

/** Counts the clicks of a customer's usual tasks. */
const config: PlaywrightTestConfig<Options> = {
  ...journeys,
  testDir: '.',
  workers: 1,
  timeout: 180_000,
  globalSetup: '../fixtures/globalSetup.ts',
  projects: [{ name: 'en-1280', use: { variant: 'en-1280' } }],
};

export default config;
