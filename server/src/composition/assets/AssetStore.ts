import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding, type Encoding } from '../../platform/answers/acceptedEncoding.ts';
import type { BlobStore } from '../../platform/blobs/BlobStore.ts';
import type { Config } from '../../platform/config/Config.ts';
import { assetType, isText } from './assetTypes.ts';

const brotli = promisify(brotliCompress);
const gunzippable = promisify(gzip);

/** Below this size, headers cost more than compression saves. */
const smallestBytes = 1_000;

/** Size of the read cache; files are immutable. */
const memoryBytes = 64 * 1024 * 1024;

/** The best quality takes forty times as long and saves a tenth more. */
const brotliQuality = { best: constants.BROTLI_MAX_QUALITY, quick: 5 } as const;

/** Suffixes of compressed variants. */
const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

export interface Asset {
  readonly body: Buffer;
  readonly type: string;
  /** Content-Encoding of `body`. */
  readonly encoding?: Encoding;
}

/** Immutable files for browsers, compressed once on arrival. */
export interface AssetStore {
  /** Stores compressed variants before the file. Does nothing if the file exists. */
  put(key: string, content: Buffer): Promise<void>;
  /** Stores a file that only the server reads. */
  putUncompressed(key: string, content: Buffer): Promise<void>;
  /** @param accepted the request's Accept-Encoding. @returns `undefined` for a missing file */
  find(key: string, accepted: string | undefined): Promise<Asset | undefined>;
}

/** @param compression quality for new files */
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
