import { EmiError } from '../problems/EmiError.ts';
import { type ArchiveFile } from './ArchiveVisitor.ts';
import { type ArchiveLimits } from './limits.ts';

/**
 * Checks the path of an entry and makes it comparable. Nothing is ever written under such a path;
 * one that would lead out of a folder shows an archive that was made to do harm.
 *
 * @throws EmiError `archive-path`, `archive-path-length`
 */
export function cleanPath(name: string, limits: ArchiveLimits): ArchiveFile {
  const written = name.replaceAll('\\', '/');
  const parts = written.split('/').filter((part) => part !== '' && part !== '.');
  if (leadsOut(written, parts)) throw new EmiError({ code: 'archive-path', file: written });
  if (isTooLong(parts, limits)) {
    const { depth, nameBytes: bytes } = limits;
    throw new EmiError({ code: 'archive-path-length', file: written, values: { depth, bytes } });
  }
  const path = parts.join('/').normalize('NFC').toLowerCase();
  return { path: path.replace(/(?<=[^/])\.z$/, ''), written: parts.join('/') };
}

/** Whether a path is not one below the folder that the archive is. */
function leadsOut(written: string, parts: readonly string[]): boolean {
  return /\0|^\/|^[a-z]:/i.test(written) || parts.includes('..');
}

function isTooLong(parts: readonly string[], { depth, nameBytes }: ArchiveLimits): boolean {
  return parts.length > depth || parts.some((part) => Buffer.byteLength(part) > nameBytes);
}
