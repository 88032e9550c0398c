import { z } from 'zod';

export const largestPartBytes = 8 * 1024 * 1024;

/** `POST /operator/installers/uploads` */
export const uploadSchema = z.object({ upload: z.string() });

/** The operator's data of an installer. */
const installerFacts = {
  edition: z.enum(['community', 'professional']),
  version: z.string().regex(/^\d{1,5}(\.\d{1,5}){1,3}$/, 'must be like 12.0.0'),
  bit: z.union([z.literal(32), z.literal(64)]),
  /** A plain file name without path or control characters; browsers save the file under it. */
  file_name: z
    .string()
    .max(120)
    .regex(/^[A-Za-z0-9][\w.+-]*$/, 'may have letters, digits and . _ + - only'),
  signed: z.boolean(),
};

/** `POST /operator/installers` */
export const newInstallerSchema = z.strictObject({
  ...installerFacts,
  upload: z.string(),
  /** SHA-256 of the whole file in hexadecimal; the upload is checked against it. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  notes_en: z.string().max(20_000),
  notes_ja: z.string().max(20_000),
});
export type NewInstaller = Omit<z.infer<typeof newInstallerSchema>, 'upload'>;

export const publishedInstallerSchema = z.object({
  id: z.string(),
  ...installerFacts,
  size: z.number(),
  sha256: z.string(),
  published_at: z.iso.datetime(),
  withdrawn_at: z.iso.datetime().nullable(),
});
export type PublishedInstaller = z.infer<typeof publishedInstallerSchema>;

/** `GET /operator/installers`, newest first */
export const publishedInstallersSchema = z.array(publishedInstallerSchema);
