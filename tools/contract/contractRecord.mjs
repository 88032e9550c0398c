import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/** Records the exports of the facade, their first version and their types. */
export const recordFile = join(root, 'shared/contract.json');

/** @returns {{ version: string, exports: Record<string, Record<string, { since: string, shape: string }>> }} */
export function readRecord() {
  return JSON.parse(readFileSync(recordFile, 'utf8'));
}
