import { useSession } from '@portal/shared';
import { useCallback } from 'react';
import { ItemsCard } from '../../components/items/ItemsCard.tsx';
import type { Order, OrderItem } from '../../domain/orders/Order.ts';

function keyOf({ position }: OrderItem): string {
  return String(position);
}

function nameOf({ name }: OrderItem): string {
  return name;
}

/** The table of an order's items. */
export function OrderItems({ order: { items, currency } }: { readonly order: Order }) {
  const locale = useSession((session) => session.locale);
  const periodOf = useCallback(({ period }: OrderItem) => period[locale], [locale]);
  return (
    <ItemsCard
      lines={items}
      currency={currency}
      keyOf={keyOf}
      nameOf={nameOf}
      periodOf={periodOf}
    />
  );
}
