import * as z from 'zod/mini';
import { flag } from '../../../basics/contract/primitives.ts';

/** `GET /api/cards`: one's own cards first, then those that colleagues share. 503 `gateway_away`. */
export const accountCardsSchema = z.array(
  z.object({
    id: z.string(),
    brand: z.string(),
    last4: z.string(),
    holder: z.string(),
    /** `MM/YY` */
    expiry: z.string(),
    /** The checkout preselects it. */
    is_default: flag,
    /** Whose card it is; `null`: one's own. Of a colleague's card only they change anything. */
    owner_name: z.nullable(z.string()),
  }),
);
export type AccountCard = z.infer<typeof accountCardsSchema>[number];

/** `POST /api/cards`: opens the gateway's page for a new card, which comes back to `/creditcard`. */
export const cardPageSchema = z.object({ location: z.string() });

/** `DELETE /api/cards/{id}` and `PUT /api/cards/{id}/default` answer the list as it is then. */
export const cardParamsSchema = z.object({ id: z.string().check(z.regex(/^[\w-]{1,64}$/)) });
