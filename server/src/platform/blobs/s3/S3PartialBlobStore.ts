import { Readable } from 'node:stream';
import { noSuchBlob } from '../blobFile.ts';
import type { BlobStore } from '../BlobStore.ts';
import { inPieces } from '../inPieces.ts';
import type { PartialBlobStore } from '../PartialBlobStore.ts';
import { coveringPieces, pieceName, readPieceName, type Piece } from './pieces.ts';
import { pieceBytes } from './S3BlobStore.ts';

/** Marker object of a begun file; removed first when it ends. */
const begun = 'begun';

/**
 * Partial files as objects below their key, one for each piece, named by its byte range and never
 * changed. The list of these names is the only state, so any number of processes can receive pieces
 * at once: repeated or overlapping pieces hold the same bytes of the same file.
 */
export class S3PartialBlobStore implements PartialBlobStore {
  constructor(private readonly blobs: BlobStore) {}

  async begin(key: string): Promise<void> {
    await this.blobs.put(`${key}/${begun}`, new Uint8Array());
  }

  async size(key: string): Promise<number | undefined> {
    const pieces = await this.#pieces(key);
    return pieces && (coveringPieces(pieces).at(-1)?.end ?? 0);
  }

  async append(key: string, offset: number, content: Readable): Promise<number> {
    let end = offset;
    if (!(await this.blobs.stat(`${key}/${begun}`))) {
      content.destroy();
      throw noSuchBlob(key);
    }
    for await (const piece of inPieces(content, pieceBytes)) {
      const start = end;
      end += piece.length;
      await this.blobs.put(`${key}/${pieceName({ start, end })}`, piece);
    }
    return (await this.size(key)) ?? end;
  }

  async complete(key: string, blobKey: string): Promise<void> {
    const pieces = await this.#pieces(key);
    // Checked after listing, because pieces are removed only after the blob is written.
    if (!(await this.blobs.stat(blobKey))) {
      if (!pieces) throw noSuchBlob(key);
      await this.#join(key, pieces, blobKey);
    }
    await this.remove(key);
  }

  async remove(key: string): Promise<void> {
    await this.blobs.remove(`${key}/${begun}`);
    const names: string[] = [];
    for await (const piece of this.blobs.list(`${key}/`)) names.push(piece.key);
    await Promise.all(names.map((name) => this.blobs.remove(name)));
  }

  async #join(key: string, pieces: readonly Piece[], blobKey: string): Promise<void> {
    try {
      await this.blobs.put(blobKey, Readable.from(this.#content(key, pieces)));
    } catch (error) {
      // Another process has joined and removed the pieces meanwhile.
      if (!(await this.blobs.stat(blobKey))) throw error;
    }
  }

  async *#content(key: string, pieces: readonly Piece[]) {
    let at = 0;
    for (const piece of coveringPieces(pieces)) {
      const name = `${key}/${pieceName(piece)}`;
      const { start, end } = piece;
      const range = start === at ? undefined : { start: at - start, end: end - start - 1 };
      yield* await this.blobs.read(name, range);
      at = end;
    }
  }

  /** Sorted by name; `undefined` when the file was not begun. */
  async #pieces(key: string): Promise<Piece[] | undefined> {
    let isBegun = false;
    const pieces: Piece[] = [];
    for await (const { key: name } of this.blobs.list(`${key}/`)) {
      const piece = readPieceName(name.slice(key.length + 1));
      if (piece) pieces.push(piece);
      else isBegun = true;
    }
    return isBegun ? pieces : undefined;
  }
}
