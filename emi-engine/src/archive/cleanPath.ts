import { EmiError } from '../problems/EmiError.ts';
import { type ArchiveFile } from './ArchiveVisitor.ts';
import { type ArchiveLimits } from './limits.ts';

/**
 * Checks the path of an entry and makes it comparable. Nothing is written to this path; a path that
 * leaves the archive marks the archive as malicious.
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

/** Whether a path leaves the folder of the archive. */
function leadsOut(written: string, parts: readonly string[]): boolean {
  return /\0|^\/|^[a-z]:/i.test(written) || parts.includes('..');
}

function isTooLong(parts: readonly string[], { depth, nameBytes }: ArchiveLimits): boolean {
  return parts.length > depth || parts.some((part) => Buffer.byteLength(part) > nameBytes);
}
