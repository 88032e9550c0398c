import * as z from 'zod/mini';
import { instant } from '../../../basics/contract/primitives.ts';

/** `GET /api/user/me/status`: the keep-alive. Extends the session and renews the page's tokens. */
export const keepAliveSchema = z.object({
  status: z.literal('ok'),
  api_token: z.string(),
  csrf_token: z.string(),
  expires_at: instant,
  /** Whose session it is; servers of the version before do not say. */
  user_id: z.optional(z.string()),
});

/** `GET /api/user/status`: the monitor. Extends nothing. */
export const userStatusSchema = z.object({ status: z.string() });

/** `GET /api/user/token`: text/plain, the access token for the accounts service. */
export const accessTokenSchema = z.string().check(z.minLength(1));
