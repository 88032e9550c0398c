import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { serverDist } from '../../platform/serverDist.ts';

/** The version of this portal, as its package has it. */
export async function portalVersion(): Promise<string> {
  const text = await readFile(path.join(serverDist(), '../package.json'), 'utf8');
  return z.object({ version: z.string().default('unknown') }).parse(JSON.parse(text)).version;
}
