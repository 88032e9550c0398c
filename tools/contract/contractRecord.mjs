import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/** The file that says what the facade exports, since which version, and how it looks. */
export const recordFile = join(root, 'shared/contract.json');

/** @returns {{ version: string, exports: Record<string, Record<string, { since: string, shape: string }>> }} */
export function readRecord() {
  return JSON.parse(readFileSync(recordFile, 'utf8'));
}
