import { bufferSource } from '../../archive/ArchiveSource.ts';
import { archiveLimits, type ArchiveLimits } from '../../archive/limits.ts';
import { readArchive } from '../../archive/readArchive.ts';
import { EmiError } from '../../problems/EmiError.ts';

/** Reads every file of an archive as text, by its comparable path. */
export async function readAll(
  archive: Buffer,
  limits: Partial<ArchiveLimits> = {},
  isWanted: (path: string) => boolean = () => true,
): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  await readArchive(
    bufferSource(archive),
    {
      wants: ({ path }) => isWanted(path),
      take({ path }, content) {
        files[path] = content.toString();
      },
    },
    { ...archiveLimits, ...limits },
  );
  return files;
}

/** The code and the sentence of a refused archive; rethrows other failures. */
export async function refusalOf(reading: Promise<unknown>): Promise<[code: string, text: string]> {
  try {
    await reading;
  } catch (error) {
    if (error instanceof EmiError) return [error.problem.code, error.message];
    throw error;
  }
  throw new Error('The archive was read instead of refused.');
}
