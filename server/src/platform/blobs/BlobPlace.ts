import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireKey } from './blobFile.ts';
import { z } from 'zod';

export interface FolderPlace {
  readonly kind: 'folder';
  /** Absolute path. */
  readonly folder: string;
}

export interface S3Place {
  readonly kind: 's3';
  readonly bucket: string;
  /** Prefix of all keys: empty, or ending in `/`. */
  readonly prefix: string;
  readonly region?: string;
  /** Origin of an S3-compatible server other than Amazon's. */
  readonly endpoint?: string;
  /** Whether the bucket is in the path instead of the host name. */
  readonly pathStyle: boolean;
  /** Server-side encryption; omitted: the bucket's default. */
  readonly encryption?: { readonly by: 'AES256' | 'aws:kms'; readonly key?: string };
}

/** Location of a blob store. */
export type BlobPlace = FolderPlace | S3Place;

const parameters = ['region', 'endpoint', 'path-style', 'sse', 'kms-key'];

/**
 * Reads the address of a blob store:
 * `s3://bucket/prefix?region=…&endpoint=…&path-style=1&sse=…&kms-key=…`, `file:///folder` or a
 * path.
 *
 * @param caller base folder of a relative path
 * @throws Error with a sentence that repeats no secret
 */
export function readBlobPlace(address: string, caller = '.'): BlobPlace {
  if (address.startsWith('s3:')) return readS3Place(address);
  if (address.startsWith('file:'))
    return { kind: 'folder', folder: path.resolve(fileURLToPath(address)) };
  if (/^\w{2,}:/.test(address)) throw new Error('begins with neither s3:// nor file://');
  return { kind: 'folder', folder: path.resolve(caller, address) };
}

function readS3Place(address: string): S3Place {
  if (!URL.canParse(address)) throw new Error('is not an address like s3://bucket/prefix');
  const { hostname, username, password, port, pathname, searchParams, hash } = new URL(address);
  if (username !== '' || password !== '') {
    throw new Error('names a key; keys come from the environment (AWS_ACCESS_KEY_ID and others)');
  }
  if (hostname === '' || port !== '' || hash !== '') {
    throw new Error('is not an address like s3://bucket/prefix');
  }
  const unknown = [...searchParams.keys()].find((name) => !parameters.includes(name));
  if (unknown !== undefined) throw new Error(`knows ${parameters.join(', ')}, not ${unknown}`);
  const given = (name: string) => searchParams.get(name) ?? undefined;
  const folder = pathname.replace(/^\/|\/$/g, '');
  const [region, endpoint] = [given('region'), given('endpoint')];
  if (endpoint !== undefined && !/^https?:\/\/[^/@]+\/?$/.test(endpoint)) {
    throw new Error('endpoint is not an origin like https://files.example');
  }
  const pathStyle = given('path-style');
  if (pathStyle !== undefined && pathStyle !== '1') throw new Error('path-style is 1, or left out');
  const encryption = readEncryption(given('sse'), given('kms-key'));
  return {
    kind: 's3',
    bucket: hostname,
    prefix: folder === '' ? '' : `${requireKey(folder)}/`,
    pathStyle: pathStyle === '1',
    ...(region === undefined ? {} : { region }),
    ...(endpoint === undefined ? {} : { endpoint: endpoint.replace(/\/$/, '') }),
    ...(encryption === undefined ? {} : { encryption }),
  };
}

function readEncryption(by: string | undefined, key: string | undefined): S3Place['encryption'] {
  if (by === undefined && key === undefined) return undefined;
  if (by === 'AES256' && key === undefined) return { by };
  if (by === 'aws:kms') return key === undefined ? { by } : { by, key };
  throw new Error('sse is AES256, or aws:kms, which alone has a kms-key');
}

/** The inverse of `readBlobPlace`. */
export function blobAddress(place: BlobPlace): string {
  if (place.kind === 'folder') return place.folder;
  const { bucket, prefix, region, endpoint, pathStyle, encryption } = place;
  const query = new URLSearchParams({
    ...(region === undefined ? {} : { region }),
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(pathStyle ? { 'path-style': '1' } : {}),
    ...(encryption === undefined ? {} : { sse: encryption.by }),
    ...(encryption?.key === undefined ? {} : { 'kms-key': encryption.key }),
  }).toString();
  return `s3://${bucket}/${prefix.slice(0, -1)}${query === '' ? '' : `?${query}`}`;
}

/** The setting `BLOB_URL`. */
export const blobUrl = z.string().transform((address, context) => {
  try {
    return readBlobPlace(address);
  } catch (error) {
    const message = error instanceof Error ? error.message : 'is not valid';
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  }
});
