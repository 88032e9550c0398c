import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import type { Options } from './fixtures/Options.ts';

const languages = [
  { locale: 'ja-JP', language: 'ja' },
  { locale: 'en-US', language: 'en' },
] as const;

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/**
 * The frame and its search differ most by language and width and are walked in all four. Elsewhere
 * Japanese on a phone and English on a desk show both of each.
 */
const fourTimes = /(frame|search)\.spec\.ts$/;
/**
 * What these are about has no words: how a portal is composed and released, and where. They are
 * walked in English, and in Japanese too by `npm run test:long`.
 */
const wordless = /(releases|embedding|embedding-faults|embedding-two-portals|sites)\.spec\.ts$/;
const leavesOut = (language: string) =>
  language === 'ja' && process.env['TEST_LONG'] !== '1' ? { testIgnore: wordless } : {};
const isOnceEach = (language: string, width: number) => (language === 'ja') === (width === 390);

const config: PlaywrightTestConfig<Options> = {
  testDir: 'specs',
  outputDir: 'test-results',
  globalSetup: './fixtures/globalSetup.ts',
  fullyParallel: true,
  workers: 2,
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
  projects: languages.flatMap(({ locale, language }) =>
    sizes.map((viewport) => ({
      name: `${language}-${viewport.width}`,
      use: { locale, language, viewport },
      ...(isOnceEach(language, viewport.width) ? leavesOut(language) : { testMatch: fourTimes }),
    })),
  ),
};

export default defineConfig<Options>(config);
