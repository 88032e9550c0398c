import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Record of the version that runs in parallel during an upgrade. */
const formerVersionSchema = z.object({
  version: z.string(),
  /** Its latest migration. */
  migration: z.string(),
  /** Its statements, one of each form. */
  statements: z.array(z.string()),
});
export type FormerVersion = z.output<typeof formerVersionSchema>;

export const formerVersionFile = path.join(import.meta.dirname, '../../../former-version.json');

export function readFormerVersion(): FormerVersion {
  return formerVersionSchema.parse(JSON.parse(readFileSync(formerVersionFile, 'utf8')));
}
