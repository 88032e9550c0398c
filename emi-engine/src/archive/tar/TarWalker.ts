import { EmiError } from '../../problems/EmiError.ts';
import { type ArchiveFile } from '../ArchiveVisitor.ts';
import { type EntryGuard } from '../EntryGuard.ts';
import {
  readPaxRecords,
  blockBytes,
  readTarHeader,
  readText,
  type TarHeader,
} from './tarHeader.ts';

/** Longest accepted header of an entry with a long name; longer ones are malicious. */
const longestMeta = 1 << 20;

interface Receiver {
  wants(file: ArchiveFile): boolean;
  take(file: ArchiveFile, content: Buffer): void;
}

/**
 * Parses a streamed tar archive. It bounds what a header can make it keep and copies each wanted
 * byte once, which tar libraries do not.
 */
export class TarWalker {
  readonly #guard: EntryGuard;
  readonly #receiver: Receiver;
  /** The block or content being filled; unwanted contents are not kept. */
  #target: Buffer | undefined = Buffer.allocUnsafe(blockBytes);
  #missing = blockBytes;
  #padding = 0;
  #finish: ((content: Buffer) => void) | undefined;
  #longName: string | undefined;
  #paxBytes: number | undefined;
  #headers = 0;
  #ended = false;

  constructor(guard: EntryGuard, receiver: Receiver) {
    this.#guard = guard;
    this.#receiver = receiver;
  }

  push(chunk: Buffer): void {
    let at = 0;
    while (at < chunk.length && !this.#ended) {
      const length = Math.min(this.#missing, chunk.length - at);
      this.#target?.set(chunk.subarray(at, at + length), this.#target.length - this.#missing);
      at += length;
      this.#missing -= length;
      if (this.#missing === 0) this.#filled();
    }
  }

  /** Ends the input. @throws EmiError if an entry is incomplete */
  end(): void {
    const isBetween = !this.#finish && this.#missing === blockBytes && this.#padding === 0;
    if (this.#headers === 0) throw new EmiError({ code: 'archive-not-tar' });
    if (!this.#ended && !isBetween) throw new EmiError({ code: 'archive-truncated' });
  }

  #filled(): void {
    const target = this.#target;
    if (this.#finish) {
      const finish = this.#finish;
      this.#finish = undefined;
      finish(target ?? Buffer.alloc(0));
      this.#expect(this.#padding, undefined);
      if (this.#padding > 0) {
        this.#padding = 0;
        return;
      }
    } else if (target) {
      this.#header(target);
      return;
    }
    this.#expect(blockBytes, Buffer.allocUnsafe(blockBytes));
  }

  #header(block: Buffer): void {
    // Two empty blocks end an archive; some writers omit the second.
    if (block.every((byte) => byte === 0)) {
      this.#ended = true;
      this.#headers += 1;
      return;
    }
    const header = readTarHeader(block);
    if (!header)
      throw new EmiError(
        this.#headers === 0 ? { code: 'archive-not-tar' } : { code: 'archive-damaged' },
      );
    this.#headers += 1;
    if (header.kind === 'gnu-name' || header.kind === 'pax' || header.kind === 'skip')
      this.#meta(header);
    else this.#entry({ ...header, kind: header.kind });
  }

  #meta({ kind, bytes }: TarHeader): void {
    if (bytes > longestMeta) throw new EmiError({ code: 'archive-damaged' });
    this.#content(bytes, true, (content) => {
      if (kind === 'gnu-name') this.#longName = readText(content, 0, content.length);
      if (kind !== 'pax') return;
      const records = readPaxRecords(content);
      this.#longName = records.get('path') ?? this.#longName;
      const size = records.get('size');
      if (size !== undefined && /^\d+$/.test(size)) this.#paxBytes = Number(size);
    });
  }

  #entry(header: TarHeader & { kind: 'file' | 'folder' | 'other' }): void {
    const bytes = this.#paxBytes ?? header.bytes;
    const file = this.#guard.admit({ ...header, bytes, name: this.#longName ?? header.name });
    this.#longName = undefined;
    this.#paxBytes = undefined;
    const isWanted = file !== undefined && this.#receiver.wants(file);
    this.#content(header.kind === 'folder' ? 0 : bytes, isWanted, (content) => {
      if (isWanted) this.#receiver.take(file, content);
    });
  }

  #content(bytes: number, isKept: boolean, finish: (content: Buffer) => void): void {
    this.#finish = finish;
    this.#padding = (blockBytes - (bytes % blockBytes)) % blockBytes;
    // Not zeroed: the system commits pages only as they fill, so a false size costs no memory.
    this.#expect(bytes, isKept ? Buffer.allocUnsafeSlow(bytes) : undefined);
    if (bytes === 0) this.#filled();
  }

  #expect(bytes: number, target: Buffer | undefined): void {
    this.#missing = bytes;
    this.#target = target;
  }
}
