import * as z from 'zod/mini';
import { clearStoredCart, storedCartText } from '../stored-cart/storedCart.ts';
import { paymentNote } from './paymentNote.ts';
import { sessionNote } from './sessionNote.ts';

/**
 * One final confirmation. Its key makes all that is sent under it one order; so it is kept over
 * reloads, and while nobody knows what became of a call even when something else is to be ordered.
 */
const attemptSchema = z.object({
  key: z.string(),
  /** What is being confirmed: cart and payment. */
  content: z.string(),
  /** A call has been made, and whether it made an order is not known. */
  isSent: z.boolean(),
  /** The order that stands and waits for its card, with the stored cart that it is for. */
  pending: z.nullable(z.object({ id: z.string(), number: z.string(), cart: z.string() })),
});
export type Attempt = z.infer<typeof attemptSchema>;

const note = sessionNote('checkout_attempt', attemptSchema);

export const readAttempt = note.read;
export const dropAttempt = note.drop;

/** The attempt for what is confirmed now: the former one when it is the same, or still in doubt. */
export function attemptFor(content: string): Attempt {
  const former = note.read();
  if (former && (former.isSent || former.content === content)) return former;
  const attempt = { key: randomKey(), content, isSent: false, pending: null };
  note.write(attempt);
  return attempt;
}

/** 128 random bits. A page that came without TLS has no `randomUUID`. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function keepAttempt(attempt: Attempt): void {
  note.write(attempt);
}

/** The order is made: the attempt is over, and so is the cart, unless it is another one by now. */
export function finishAttempt(orderedCart: string): void {
  if (storedCartText() === orderedCart) clearStoredCart();
  note.drop();
  paymentNote.drop();
}

/** The order stands and its card has paid, or will: only the tab that ordered clears the cart. */
export function finishPending(orderId: string): void {
  const pending = note.read()?.pending;
  if (pending?.id === orderId) finishAttempt(pending.cart);
}

/** The order has failed or is over: another confirmation makes another order. */
export function abandonPending(orderId: string): void {
  if (note.read()?.pending?.id === orderId) note.drop();
}
