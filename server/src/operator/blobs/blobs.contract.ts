import { z } from 'zod';

/** `GET /operator/blobs`: location of the blob store, in the format of `BLOB_URL`. */
export const blobsPlaceSchema = z.object({ address: z.string() });

/** A file that the database refers to. */
const referenceSchema = z.object({
  key: z.string(),
  /** Bytes; null if unknown to the database. */
  size: z.number().nullable(),
  /** `sha256-…` or `sha384-…` in base64; null if the database has none. */
  digest: z.string().nullable(),
});

/** `GET /operator/blobs/references` */
export const blobReferencesSchema = z.object({
  files: z.array(referenceSchema),
  /** Key prefixes of files that may exist without a reference. */
  known: z.array(z.string()),
  /** Those of them whose files are permanent and belong to a backup. */
  kept: z.array(z.string()),
});

export type BlobReference = z.infer<typeof referenceSchema>;
export type BlobReferences = z.infer<typeof blobReferencesSchema>;
