import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const manifestSchema = z.object({
  /** Entry scripts of a page, in order. */
  scripts: z.tuple([z.string()], z.string()),
  /** Files of a package's parts, by name. */
  companions: z.record(z.string(), z.array(z.string())).default({}),
  /** Integrity of all files. */
  integrity: z.record(z.string(), z.string()),
});

/** Manifest of a browser build: file names relative to its folder. */
export type ScriptManifest = z.output<typeof manifestSchema>;

/** @param folder of the build */
export async function readScriptManifest(folder: string): Promise<ScriptManifest> {
  const text = await readFile(path.join(folder, 'manifest.json'), 'utf8');
  return manifestSchema.parse(JSON.parse(text));
}
