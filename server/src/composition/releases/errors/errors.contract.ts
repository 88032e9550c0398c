import { optionalCode, releaseErrorSchema } from '@portal/shared/contracts';
import { z } from 'zod';

/** `GET /operator/release-errors`: the latest of a remote or of all, or one by id. */
export const errorsQuery = z.object({
  remote: z.optional(optionalCode(64)),
  id: z.optional(optionalCode(64)),
});

export const errorsAnswerSchema = z.array(releaseErrorSchema);
