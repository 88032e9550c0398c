import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** What is kept of the version that runs beside this one while a portal is brought up to date. */
const formerVersionSchema = z.object({
  version: z.string(),
  /** Its newest migration. */
  migration: z.string(),
  /** What it sends to the database, each kind of statement once. */
  statements: z.array(z.string()),
});
export type FormerVersion = z.output<typeof formerVersionSchema>;

export const formerVersionFile = path.join(import.meta.dirname, '../../../former-version.json');

export function readFormerVersion(): FormerVersion {
  return formerVersionSchema.parse(JSON.parse(readFileSync(formerVersionFile, 'utf8')));
}
