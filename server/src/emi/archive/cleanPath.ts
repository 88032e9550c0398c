import { EmiError } from '../problems/EmiError.ts';
import { type ArchiveFile } from './ArchiveVisitor.ts';
import { type ArchiveLimits } from './limits.ts';

/**
 * Checks the path of an entry and makes it comparable. Nothing is ever written under such a path;
 * one that would lead out of a folder shows an archive that was made to do harm.
 *
 * @throws EmiError `archive-path`
 */
export function cleanPath(name: string, limits: ArchiveLimits): ArchiveFile {
  const written = name.replaceAll('\\', '/');
  const parts = written.split('/').filter((part) => part !== '' && part !== '.');
  const reason = findFault(written, parts, limits);
  if (reason) throw new EmiError({ code: 'archive-path', file: written, values: { reason } });
  const path = parts.join('/').normalize('NFC').toLowerCase();
  return { path: path.replace(/(?<=[^/])\.z$/, ''), written: parts.join('/') };
}

function findFault(written: string, parts: readonly string[], limits: ArchiveLimits) {
  if (written.includes('\0')) return 'NUL';
  if (written.startsWith('/')) return '/';
  if (/^[a-z]:/i.test(written)) return written.slice(0, 2);
  if (parts.includes('..')) return '..';
  if (parts.length > limits.depth) return `> ${limits.depth} /`;
  const long = parts.some((part) => Buffer.byteLength(part) > limits.nameBytes);
  return long ? `> ${limits.nameBytes} bytes` : undefined;
}
