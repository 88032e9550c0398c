import { paymentWays } from '@portal/shared/domain';
import * as z from 'zod/mini';
import { sessionNote } from './sessionNote.ts';

/** What was chosen in the first step: it is there after Back, a reload, and a declined card. */
export const paymentNote = sessionNote(
  'checkout_payment',
  z.object({ way: z.enum(paymentWays), cardId: z.nullable(z.string()) }),
);
