import { z } from 'zod';
import type { TokenScope } from '../../platform/http/Operator.ts';

const scopePattern = /^(read|office|everything|publish:mf-[a-z0-9-]{1,60})$/;

/** Scopes of a token, at most 50; see `TokenScope`. */
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
  /** Recorded in the audit log, so it is never reused. */
  name: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{1,39}$/, 'must be 2 to 40 small letters, digits and hyphens'),
  scopes: tokenScopesSchema,
  /** Last valid day in Tokyo. */
  until: z.iso.date(),
});
export type NewTokenRequest = z.infer<typeof newTokenSchema>;

/** The only response with the token itself. */
export const createdTokenSchema = z.object({ name: z.string(), token: z.string() });

/** `GET /operator/tokens`, by name */
export const tokensAnswerSchema = z.array(
  z.object({
    name: z.string(),
    scopes: z.array(z.string()),
    state: z.enum(['active', 'expired', 'ended']),
    /** Last valid day in Tokyo. */
    until: z.iso.date(),
    created_at: z.iso.datetime(),
    /** As in the audit log. */
    created_by: z.string(),
    last_used_at: z.iso.datetime().nullable(),
    ended_at: z.iso.datetime().nullable(),
  }),
);
