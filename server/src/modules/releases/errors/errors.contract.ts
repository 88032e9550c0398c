import { releaseErrorSchema } from '@portal/shared/contracts';
import { z } from 'zod';

/** `GET /operator/release-errors`: the last ones of a remote or of all, or the one with an id. */
export const errorsQuery = z.object({
  remote: z.string().optional(),
  id: z.string().optional(),
});

export const errorsAnswerSchema = z.array(releaseErrorSchema);
