import { z } from 'zod';

/** `POST /operator/backups` */
export const newBackupSchema = z.object({
  /** Address of the target; left out, the one of `BACKUP_TO`. */
  to: z.string().optional(),
  /** Path of the key's file; left out, the one of `BACKUP_KEY_FILE`. */
  key_file: z.string().optional(),
});

export const backupMadeSchema = z.object({
  id: z.string(),
  address: z.string(),
  at: z.iso.datetime(),
  encrypted: z.boolean(),
  files: z.number(),
  /** Files that were not at the target before, and bytes of them and of the database there. */
  added: z.number(),
  bytes: z.number(),
  /** Keys that the database names and that are missing or have other content. */
  faulty: z.array(z.string()),
});

/** `GET /operator/backups`: how the scheduled ones do. */
export const backupStateSchema = z.object({
  /** Where they go; null when none is scheduled. */
  address: z.string().nullable(),
  at: z.string(),
  last: z
    .object({
      ended_at: z.iso.datetime(),
      outcome: z.enum(['made', 'faulty', 'failed']),
      /** One sentence; empty when all is well. */
      problem: z.string(),
    })
    .nullable(),
  /** When the newest was begun that lacks no file. */
  good_at: z.iso.datetime().nullable(),
  overdue: z.boolean(),
});

export type BackupMade = z.infer<typeof backupMadeSchema>;
export type BackupState = z.infer<typeof backupStateSchema>;
