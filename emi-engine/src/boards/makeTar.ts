import { gzipSync } from 'node:zlib';

/** An entry of a generated archive. */
export interface ArchiveEntry {
  readonly name: string;
  readonly content?: string | Buffer;
  /** Type flag in a tar archive: `0` a file, `5` a folder, `2` a symbolic link. */
  readonly type?: string;
}

const blockBytes = 512;

/** Makes a tar archive (POSIX ustar; GNU long names above 100 bytes). */
export function makeTar(entries: readonly ArchiveEntry[]): Buffer {
  const pieces = entries.flatMap((entry) => [...longName(entry.name), ...makeEntry(entry)]);
  return Buffer.concat([...pieces, Buffer.alloc(blockBytes * 2)]);
}

export function makeTgz(entries: readonly ArchiveEntry[]): Buffer {
  return gzipSync(makeTar(entries), { level: 1 });
}

/** Makes one header block. @param bytes claimed size, whatever follows */
export function makeTarHeader(name: string, bytes: number, type = '0'): Buffer {
  const block = Buffer.alloc(blockBytes);
  block.write(name, 0, 100);
  block.write('0000644\0', 100);
  block.write('0000000\0', 108);
  block.write('0000000\0', 116);
  block.write(`${bytes.toString(8).padStart(11, '0')}\0`, 124);
  block.write('00000000000\0', 136);
  block.write('        ', 148);
  block.write(type, 156);
  block.write('ustar\x0000', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

/** Pads a content to whole blocks. */
export function padToBlocks(content: Buffer): Buffer {
  const rest = content.length % blockBytes;
  return rest === 0 ? content : Buffer.concat([content, Buffer.alloc(blockBytes - rest)]);
}

function makeEntry({ name, content = '', type = '0' }: ArchiveEntry): Buffer[] {
  const bytes = Buffer.from(content);
  return [makeTarHeader(name, bytes.length, type), padToBlocks(bytes)];
}

function longName(name: string): Buffer[] {
  if (Buffer.byteLength(name) <= 100) return [];
  const bytes = Buffer.from(`${name}\0`);
  return [makeTarHeader('././@LongLink', bytes.length, 'L'), padToBlocks(bytes)];
}
