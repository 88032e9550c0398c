import { z } from 'zod';
import type { ReleaseManifest } from '@portal/shared/remote';
import { largestReleaseBytes, type ReleaseFiles } from '../checkRelease.ts';

/** Source maps of a release by script. */
export type ReleaseMaps = ReadonlyMap<string, Buffer>;

const mapSchema = z.object({
  version: z.literal(3),
  sources: z.array(z.string().nullable()),
  mappings: z.string(),
});

/** A script's reference to its map, in the last line. */
const reference = /[#@]\s*sourceMappingURL=/;
const lineEndBytes = 500;

/** Why the source maps of a release are invalid. */
export function mapsProblem(
  { integrity }: Pick<ReleaseManifest, 'integrity'>,
  maps: ReleaseMaps,
): string | undefined {
  let total = 0;
  for (const [script, content] of maps) {
    if (!(script in integrity)) return `${script} is not a script of the release`;
    total += content.length;
    if (!isMap(content)) return `what came for ${script} is no source map`;
  }
  return total > largestReleaseBytes ? 'they are larger than 32 MB' : undefined;
}

/** A file that would reveal the sources. */
export function shownSourceProblem(files: ReleaseFiles): string | undefined {
  for (const [file, content] of files) {
    if (file.endsWith('.map')) return `${file} is a source map, which is sent apart and not shown`;
    if (file.endsWith('.js') && reference.test(String(content.subarray(-lineEndBytes))))
      return `${file} names a source map; scripts of a release must not`;
  }
  return undefined;
}

function isMap(content: Buffer): boolean {
  try {
    return mapSchema.safeParse(JSON.parse(String(content))).success;
  } catch {
    return false;
  }
}
