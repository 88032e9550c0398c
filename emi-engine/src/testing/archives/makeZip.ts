import { crc32, deflateRawSync } from 'node:zlib';
import { type ArchiveEntry } from '../../boards/makeTar.ts';

/** False claims of a hostile or damaged zip archive. */
interface ZipLies {
  readonly encrypted?: boolean;
  readonly method?: number;
  /** Unpacked size that every entry claims. */
  readonly bytes?: number;
  /** Every entry points to the content of the first. */
  readonly overlap?: boolean;
  /** Unix mode of every entry; 0o120777 is a symbolic link. */
  readonly mode?: number;
}

/** Makes a zip archive of deflated entries. */
export function makeZip(entries: readonly ArchiveEntry[], lies: ZipLies = {}): Buffer {
  const locals: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const { name, content = '' } of entries) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes, { level: 1 });
    const fileName = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x800 | (lies.encrypted ? 1 : 0), 2);
    common.writeUInt16LE(lies.method ?? 8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(lies.bytes ?? bytes.length, 18);
    common.writeUInt16LE(fileName.length, 22);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(((lies.mode ?? 0o100644) << 16) >>> 0, 6);
    tail.writeUInt32LE(lies.overlap ? 0 : offset, 10);
    list.push(Buffer.from('PK\x01\x02\x14\x03'), common, tail, fileName);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, fileName, packed]);
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(entries.length & 0xffff, 8);
  end.writeUInt16LE(entries.length & 0xffff, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}
