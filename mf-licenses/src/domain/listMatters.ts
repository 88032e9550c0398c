import type { Attention, EndingCard, EndingLicenses, UnpaidOrder } from './Attention.ts';

/** Something that needs attention. */
export type Matter =
  | { readonly kind: 'licenses'; readonly licenses: EndingLicenses }
  | { readonly kind: 'order'; readonly order: UnpaidOrder }
  | { readonly kind: 'more_orders'; readonly count: number }
  | { readonly kind: 'card'; readonly card: EndingCard };

/**
 * Lists what needs attention, first due first. Cards come last, since they cost nothing before a
 * renewal fails.
 */
export function listMatters({ licenses, orders, moreOrders, cards }: Attention): readonly Matter[] {
  const dated: readonly { readonly day: string; readonly matter: Matter }[] = [
    ...(licenses
      ? [{ day: licenses.firstEndsOn, matter: { kind: 'licenses', licenses } as const }]
      : []),
    ...orders.map((order) => ({ day: order.dueOn, matter: { kind: 'order', order } as const })),
  ];
  return [
    ...dated.toSorted((a, b) => a.day.localeCompare(b.day)).map(({ matter }) => matter),
    ...(moreOrders > 0 ? [{ kind: 'more_orders', count: moreOrders } as const] : []),
    ...cards.map((card) => ({ kind: 'card', card }) as const),
  ];
}
