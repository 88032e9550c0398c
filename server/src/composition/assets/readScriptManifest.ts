import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const manifestSchema = z.object({
  /** Files that a page begins with, in their order. */
  scripts: z.tuple([z.string()], z.string()),
  /** Files that come with a part of a package, by its name. */
  companions: z.record(z.string(), z.array(z.string())).default({}),
  /** Digests of all files, as pages name them. */
  integrity: z.record(z.string(), z.string()),
});

/** What a build of the browser's scripts says of itself: names of files, as they lie in its folder. */
export type ScriptManifest = z.output<typeof manifestSchema>;

/** @param folder of the built scripts */
export async function readScriptManifest(folder: string): Promise<ScriptManifest> {
  const text = await readFile(path.join(folder, 'manifest.json'), 'utf8');
  return manifestSchema.parse(JSON.parse(text));
}
