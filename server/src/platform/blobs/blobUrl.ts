import { z } from 'zod';
import { readBlobPlace } from './BlobPlace.ts';

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
