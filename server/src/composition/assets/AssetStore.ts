import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding, type Encoding } from '../../platform/answers/acceptedEncoding.ts';
import type { BlobStore } from '../../platform/blobs/BlobStore.ts';
import type { Config } from '../../platform/config/Config.ts';
import { assetType, isText } from './assetTypes.ts';

const brotli = promisify(brotliCompress);
const gunzippable = promisify(gzip);

/** Below this size the headers weigh more than what compression saves. */
const smallestBytes = 1_000;

/** Files are immutable, so that what was read once need not be read again. */
const memoryBytes = 64 * 1024 * 1024;

/** The best takes forty times as long, for a tenth fewer bytes. */
const brotliQuality = { best: constants.BROTLI_MAX_QUALITY, quick: 5 } as const;

/** What follows a file's name in the name of its compressed form. */
const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

export interface Asset {
  readonly body: Buffer;
  readonly type: string;
  /** Content-Encoding of `body`. */
  readonly encoding?: Encoding;
}

/** Immutable files that browsers load, compressed once when they come in. */
export interface AssetStore {
  /** Compressed forms are there before the file itself is. A file that exists is left alone. */
  put(key: string, content: Buffer): Promise<void>;
  /** For what only the server reads. */
  putUncompressed(key: string, content: Buffer): Promise<void>;
  /** @param accepted the request's Accept-Encoding. @returns `undefined` when there is no such file. */
  find(key: string, accepted: string | undefined): Promise<Asset | undefined>;
}

/** @param compression how the forms are made of files that come in */
export function createAssetStore(
  blobs: BlobStore,
  compression: Config['compression'] = 'best',
): AssetStore {
  const memory = new Map<string, Buffer>();
  let used = 0;

  const remember = (key: string, body: Buffer) => {
    memory.set(key, body);
    used += body.length;
    for (const [oldest, { length }] of memory) {
      if (used <= memoryBytes) return;
      memory.delete(oldest);
      used -= length;
    }
  };
  const read = async (key: string): Promise<Buffer | undefined> => {
    const known = memory.get(key);
    if (known) return known;
    if ((await blobs.stat(key)) === undefined) return undefined;
    const body = await buffer(await blobs.read(key));
    if (!memory.has(key)) remember(key, body);
    return body;
  };

  return {
    put: async (key, content) => {
      if ((await blobs.stat(key)) !== undefined) return;
      if (isText(key) && content.length >= smallestBytes) {
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: brotliQuality[compression],
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        };
        const [br, gz] = await Promise.all([
          brotli(content, { params }),
          gunzippable(content, { level: constants.Z_BEST_COMPRESSION }),
        ]);
        await Promise.all([blobs.add(`${key}.br`, br), blobs.add(`${key}.gz`, gz)]);
      }
      await blobs.add(key, content);
    },
    putUncompressed: async (key, content) => {
      if ((await blobs.stat(key)) === undefined) await blobs.add(key, content);
    },
    find: async (key, accepted) => {
      const type = assetType(key);
      if (type === undefined) return undefined;
      const encoding = acceptedEncoding(accepted);
      if (encoding !== undefined) {
        const body = await read(`${key}${suffixes[encoding]}`);
        if (body) return { body, type, encoding };
      }
      const body = await read(key);
      return body && { body, type };
    },
  };
}
