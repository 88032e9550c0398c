import * as z from 'zod/mini';
import { flag, instant } from '../../basics/contract/primitives.ts';

/** `GET /api/setting/installer_version`; null while nothing is published for the team's edition. */
export const installerVersionSchema = z.object({ value: z.nullable(z.string()) });

/** Word size of the Windows that an installer is for. */
const bit = z.union([z.literal(32), z.literal(64)]);

/**
 * One file of `GET /api/installers/`: those of the latest version and, for professional teams, of
 * the combined-use version, each for the team's own edition.
 */
export const installerSchema = z.object({
  kind: z.enum(['latest', 'combined']),
  /** Code from the configuration, as `/download/execute` takes it in `e`. */
  edition: z.int(),
  version: z.string(),
  bit,
  file_name: z.string(),
  /** Bytes. */
  size: z.int(),
  /** Hexadecimal, lower case. */
  sha256: z.string(),
  /** 1 when the release is recorded as carrying an EV code signature. */
  signed: flag,
  published_at: instant,
  /** Plain text; empty when there are none. */
  notes_en: z.string(),
  notes_ja: z.string(),
});

export const installersSchema = z.array(installerSchema);
export type InstallerRow = z.infer<typeof installerSchema>;

/** Query of `GET /download/execute` and, without `v`, of `GET /download/thanks/{v}`. */
export const downloadQuerySchema = z.object({
  e: z.coerce.number().check(z.int()),
  bit: z.literal(['32', '64']),
  v: z.string().check(z.regex(/^\d{1,5}(\.\d{1,5}){1,3}$/)),
});
