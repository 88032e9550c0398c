import { paymentWays } from '@portal/shared/domain';
import * as z from 'zod/mini';
import { sessionNote } from './sessionNote.ts';

/** The payment chosen in the first step. Survives Back, reloads and declined cards. */
export const paymentNote = sessionNote(
  'checkout_payment',
  z.object({ way: z.enum(paymentWays), cardId: z.nullable(z.string()) }),
);
