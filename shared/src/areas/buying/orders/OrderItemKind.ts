import { lineKinds } from '../pricing/CartLine.ts';

/** Kinds of ordered items: the lines of a cart, and a license of the EMI check, which is in no cart. */
export const orderItemKinds = [...lineKinds, 'emi'] as const;
export type OrderItemKind = (typeof orderItemKinds)[number];
