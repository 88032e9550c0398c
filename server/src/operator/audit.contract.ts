import { z } from 'zod';

/** `GET /operator/audit` */
export const auditListSchema = z.array(
  z.object({
    seq: z.number(),
    at: z.string(),
    actor: z.string(),
    team_id: z.string().nullable(),
    action: z.string(),
    object: z.string(),
    details: z.unknown(),
  }),
);
