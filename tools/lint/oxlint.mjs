import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Path of the oxlint program. */
export const oxlint = join(
  dirname(createRequire(import.meta.url).resolve('oxlint/package.json')),
  'bin/oxlint',
);
