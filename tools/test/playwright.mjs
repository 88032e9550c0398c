import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Arguments for Node that run the journeys. */
export const playwright = () => [
  join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js'),
  'test',
  '--config=e2e/playwright.config.ts',
];
