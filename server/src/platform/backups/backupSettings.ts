import { z } from 'zod';
import { type BlobPlace, blobUrl } from '../blobs/BlobPlace.ts';
import { readKeep, type Keep } from './retention.ts';

const keep = z.string().transform((text, context): Keep => {
  try {
    return readKeep(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : 'is not valid';
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  }
});

/** Backup settings as environment variables. */
export const backupEnvironment = {
  BACKUP_TO: blobUrl.optional(),
  BACKUP_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time like 03:30')
    .default('03:30'),
  BACKUP_KEEP: keep.prefault('7d,4w,12m'),
  BACKUP_KEY_FILE: z.string().optional(),
};

export interface BackupSettings {
  /** Target of the daily backup; omitted: no backups. */
  readonly to: BlobPlace | undefined;
  /** Time of the day in Tokyo, `HH:MM`. */
  readonly at: string;
  readonly keep: Keep;
  /** Key file for encryption; omitted: no encryption. */
  readonly keyFile: string | undefined;
}

type Values = z.infer<z.ZodObject<typeof backupEnvironment>>;

export function readBackup(values: Values): { readonly backup: BackupSettings } {
  const { BACKUP_TO: to, BACKUP_AT: at, BACKUP_KEEP: kept, BACKUP_KEY_FILE: keyFile } = values;
  return { backup: { to, at, keep: kept, keyFile } };
}
