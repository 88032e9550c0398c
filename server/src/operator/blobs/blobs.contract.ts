import { z } from 'zod';

/** `GET /operator/blobs`: where the portal keeps files, as `BLOB_URL` says it. */
export const blobsPlaceSchema = z.object({ address: z.string() });

/** A file that the database refers to. */
const referenceSchema = z.object({
  key: z.string(),
  /** Bytes; null where the database does not know. */
  size: z.number().nullable(),
  /** `sha256-…` or `sha384-…` in base64, as the database has it; null where it has none. */
  digest: z.string().nullable(),
});

/** `GET /operator/blobs/references` */
export const blobReferencesSchema = z.object({
  files: z.array(referenceSchema),
  /** What keys begin with that may be there, and need not. */
  known: z.array(z.string()),
  /** Of these, those whose files stay as they are: they belong to a backup. */
  kept: z.array(z.string()),
});

export type BlobReference = z.infer<typeof referenceSchema>;
export type BlobReferences = z.infer<typeof blobReferencesSchema>;
