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

/** `GET /operator/audit/verify` */
export const auditVerdictSchema = z.object({
  sealed: z.number(),
  head: z.string(),
  broken: z
    .object({
      position: z.number(),
      seq: z.number().optional(),
      why: z.enum(['missing', 'unlinked', 'changed']),
    })
    .nullable(),
  noted_found: z.boolean(),
  unsealed: z.object({ count: z.number(), oldest: z.iso.datetime().nullable() }),
});
