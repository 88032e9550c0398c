import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import type { Options } from './fixtures/Options.ts';

const variants = ['ja-390', 'ja-1280', 'en-390', 'en-1280'] as const;

const config: PlaywrightTestConfig<Options> = {
  testDir: 'specs',
  outputDir: 'test-results',
  globalSetup: './fixtures/globalSetup.ts',
  fullyParallel: true,
  // Two keep two cores busy for seven eighths of the time.
  workers: 3,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['line']],
  use: {
    timezoneId: 'Asia/Tokyo',
    trace: 'retain-on-failure',
    // A document that a test has altered counts as a public one, which may not call localhost.
    permissions: ['local-network-access'],
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        // A machine without a way out would log every attempt of the browser to call home.
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    // Each journey once, in the language and width that its name gives it. What `@all` is written at
    // repeats what is seen elsewhere, with other people, sizes or ways.
    { name: 'once', grepInvert: /@all/ },
    ...variants.map((variant) => ({
      name: variant,
      use: { variant },
      // It goes through all variants by itself.
      testIgnore: variant === 'ja-390' ? [] : 'crawl.spec.ts',
    })),
  ],
};

export default defineConfig<Options>(config);
