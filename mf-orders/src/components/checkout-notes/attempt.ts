import { randomKey } from '@portal/shared/domain';
import * as z from 'zod/mini';
import { clearOrderedCart } from '../stored-cart/storedCart.ts';
import { paymentNote } from './paymentNote.ts';
import { sessionNote } from './sessionNote.ts';

/**
 * An attempt to place an order, from the final confirmation on. All calls with its idempotency key
 * make one order. So it survives reloads and, while the outcome of a call is unknown, a changed
 * order.
 */
const attemptSchema = z.object({
  key: z.string(),
  /** The confirmed cart and payment as text. */
  content: z.string(),
  /** Whether a call was sent whose outcome is unknown. */
  isSent: z.boolean(),
  /** The order that awaits its card payment, with the ordered cart. */
  pending: z.nullable(z.object({ id: z.string(), number: z.string(), cart: z.string() })),
});
export type Attempt = z.infer<typeof attemptSchema>;

const note = sessionNote('checkout_attempt', attemptSchema);

export const readAttempt = note.read;
export const dropAttempt = note.drop;

/**
 * Returns the attempt for this confirmation. The former attempt is reused if its content is the
 * same or its outcome is unknown.
 */
export function attemptFor(content: string): Attempt {
  const former = note.read();
  if (former && (former.isSent || former.content === content)) return former;
  const attempt = { key: randomKey(), content, isSent: false, pending: null };
  note.write(attempt);
  return attempt;
}

export function keepAttempt(attempt: Attempt): void {
  note.write(attempt);
}

/** Ends the attempt after its order was placed, and clears the cart unless it has changed. */
export function finishAttempt(orderedCart: string): void {
  clearOrderedCart(orderedCart);
  note.drop();
  paymentNote.drop();
}

/**
 * Ends the attempt of an order whose card payment succeeded or will succeed. Only the ordering tab
 * clears the cart.
 */
export function finishPending(orderId: string): void {
  const pending = note.read()?.pending;
  if (pending?.id === orderId) finishAttempt(pending.cart);
}

/**
 * Ends the attempt of a failed or cancelled order, so that the next confirmation makes a new order.
 */
export function abandonPending(orderId: string): void {
  if (note.read()?.pending?.id === orderId) note.drop();
}
