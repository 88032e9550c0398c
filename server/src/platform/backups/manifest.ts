import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { KeyStore } from '../keys/KeyStore.ts';
import { BackupError } from './BackupError.ts';

const stored = {
  /** Of the content, hexadecimal. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Bytes of the content, and of what lies at the target. */
  size: z.number(),
  stored: z.number(),
};

const manifestSchema = z.object({
  format: z.literal(1),
  /** The point in time: what was committed later is not in it. */
  at: z.iso.datetime(),
  /** Version of the portal that made it. */
  portal: z.string(),
  /** Tells one master secret from another, and nothing of what it is: `fingerprintOf`. */
  secret: z.string(),
  /** Names of the migrations that had been carried out. */
  migrations: z.array(z.string()),
  database: z.object({
    kind: z.enum(['embedded', 'postgres']),
    /** Of PostgreSQL, of which the embedded database is one, too. */
    version: z.string(),
    ...stored,
  }),
  /** All files, by their keys in the store of files. */
  files: z.array(z.object({ key: z.string(), ...stored })),
  /** Keys that the database named and that were missing or had other content already. */
  faulty: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type BackedUpFile = Manifest['files'][number];

/** @param keys of an installation's master secret */
export function fingerprintOf(keys: Pick<KeyStore, 'secret'>): string {
  return createHash('sha256').update(keys.secret('fingerprint of backups')).digest('hex');
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** The digest of the rest, and the rest. */
export function writeManifest(manifest: Manifest): Buffer {
  const text = JSON.stringify(manifest);
  return Buffer.from(`sha256-${digestOf(text)}\n${text}`);
}

/** The beginning of what age has encrypted. */
const encrypted = 'age-encryption.org/';

/** @throws BackupError when it is still encrypted, was changed, or comes from a newer portal */
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
