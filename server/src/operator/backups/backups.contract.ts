import { z } from 'zod';

/** `POST /operator/backups` */
export const newBackupSchema = z.object({
  /** Address of the target; default: `BACKUP_TO`. */
  to: z.string().optional(),
  /** Path of the key file; default: `BACKUP_KEY_FILE`. */
  key_file: z.string().optional(),
});

export const backupMadeSchema = z.object({
  id: z.string(),
  address: z.string(),
  at: z.iso.datetime(),
  encrypted: z.boolean(),
  files: z.number(),
  /** Files new at the target, and bytes written for them and the database. */
  added: z.number(),
  bytes: z.number(),
  /** Keys that the database refers to and that are missing or altered. */
  faulty: z.array(z.string()),
});

/** `GET /operator/backups`: state of the scheduled backups. */
export const backupStateSchema = z.object({
  /** Target; null when none is scheduled. */
  address: z.string().nullable(),
  at: z.string(),
  last: z
    .object({
      ended_at: z.iso.datetime(),
      outcome: z.enum(['made', 'faulty', 'failed']),
      /** One sentence; empty if all is well. */
      problem: z.string(),
    })
    .nullable(),
  /** Start of the latest backup without missing files. */
  good_at: z.iso.datetime().nullable(),
  overdue: z.boolean(),
});

export type BackupState = z.infer<typeof backupStateSchema>;
