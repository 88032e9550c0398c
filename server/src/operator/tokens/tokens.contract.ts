import { z } from 'zod';
import type { TokenScope } from '../../platform/http/Operator.ts';

const scopePattern = /^(read|office|everything|publish:mf-[a-z0-9-]{1,60})$/;

/** What a token may do, at most 50 scopes; see `TokenScope`. */
export const tokenScopesSchema = z
  .array(
    z.custom<TokenScope>(
      (value) => typeof value === 'string' && scopePattern.test(value),
      'a scope is read, office, everything or publish:<remote>, such as publish:mf-orders',
    ),
  )
  .min(1)
  .max(50);

/** `POST /operator/tokens` */
export const newTokenSchema = z.strictObject({
  /** Stands in the audit log for ever, so that no other token gets it again. */
  name: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{1,39}$/, 'must be 2 to 40 small letters, digits and hyphens'),
  scopes: tokenScopesSchema,
  /** Last day in Tokyo on which it counts. */
  until: z.iso.date(),
});
export type NewTokenRequest = z.infer<typeof newTokenSchema>;

/** The one answer that has the token itself. */
export const createdTokenSchema = z.object({ name: z.string(), token: z.string() });

/** `GET /operator/tokens`, by name */
export const tokensAnswerSchema = z.array(
  z.object({
    name: z.string(),
    scopes: z.array(z.string()),
    state: z.enum(['active', 'expired', 'ended']),
    /** Last day in Tokyo on which it counts. */
    until: z.iso.date(),
    created_at: z.iso.datetime(),
    /** As the audit log names them. */
    created_by: z.string(),
    last_used_at: z.iso.datetime().nullable(),
    ended_at: z.iso.datetime().nullable(),
  }),
);
