import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { KeyStore } from '../keys/KeyStore.ts';
import { BackupError } from './BackupError.ts';

const stored = {
  /** Of the content, in hexadecimal. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Sizes in bytes of the content, and of what is stored at the target. */
  size: z.number(),
  stored: z.number(),
};

const manifestSchema = z.object({
  format: z.literal(1),
  /** The point in time: later commits are not included. */
  at: z.iso.datetime(),
  /** Version of the portal that made the backup. */
  portal: z.string(),
  /** `fingerprintOf` the master secret: identifies it without revealing it. */
  secret: z.string(),
  /** Names of the migrations that had run. */
  migrations: z.array(z.string()),
  database: z.object({
    kind: z.enum(['embedded', 'postgres']),
    /** PostgreSQL's version, also for the embedded database. */
    version: z.string(),
    ...stored,
  }),
  /** All files, by key in the blob store. */
  files: z.array(z.object({ key: z.string(), ...stored })),
  /** Keys that the database refers to and that were missing or altered already. */
  faulty: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type BackedUpFile = Manifest['files'][number];

/** @param keys of an installation's master secret */
export function fingerprintOf(keys: Pick<KeyStore, 'secret'>): string {
  return createHash('sha256').update(keys.secret('fingerprint of backups')).digest('hex');
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** The digest of the JSON, then the JSON. */
export function writeManifest(manifest: Manifest): Buffer {
  const text = JSON.stringify(manifest);
  return Buffer.from(`sha256-${digestOf(text)}\n${text}`);
}

/** First bytes of an age file. */
const encrypted = 'age-encryption.org/';

/** @throws BackupError when it is still encrypted, altered, or from a newer portal */
export function readManifest(content: Buffer): Manifest {
  const [first = '', ...rest] = content.toString().split('\n');
  if (first.startsWith(encrypted)) {
    throw new BackupError('It is encrypted; name its key with --key-file');
  }
  const text = rest.join('\n');
  if (first !== `sha256-${digestOf(text)}`) throw new BackupError('Its list is damaged');
  const { data, error } = manifestSchema.safeParse(JSON.parse(text));
  if (!data) throw new BackupError('It was made by a newer portal than this one', error);
  return data;
}
