import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { root } from '../root.mjs';

const style = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'));

/** Formats a source like those of this repository. */
export async function formatSource(file, text) {
  return (await format(file, text, style)).code;
}
