import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import type { Options } from './fixtures/Options.ts';

const variants = ['ja-390', 'ja-1280', 'en-390', 'en-1280'] as const;

const config: PlaywrightTestConfig<Options> = {
  testDir: 'specs',
  outputDir: 'test-results',
  globalSetup: './fixtures/globalSetup.ts',
  fullyParallel: true,
  // Two workers use two cores to seven eighths.
  workers: 3,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['line']],
  use: {
    timezoneId: 'Asia/Tokyo',
    trace: 'retain-on-failure',
    // An altered document counts as public, and public pages may not access localhost.
    permissions: ['local-network-access'],
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        // Without internet access, every attempt of the browser to call home would be logged.
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Pages live too short for their scripts to be worth optimizing.
        '--js-flags=--no-opt',
      ],
    },
  },
  projects: [
    // Runs each test once, in the variant derived from its name. Tests tagged `@all` repeat others
    // with different people, sizes or paths.
    { name: 'once', grepInvert: /@all/ },
    ...variants.map((variant) => ({
      name: variant,
      use: { variant },
      // It covers all variants itself.
      testIgnore: variant === 'ja-390' ? [] : 'crawl.spec.ts',
    })),
  ],
};

export default defineConfig<Options>(config);
