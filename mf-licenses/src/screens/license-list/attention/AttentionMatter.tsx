import type { Matter } from '../../../domain/listMatters.ts';
import { EndingCard } from './EndingCard.tsx';
import { EndingLicenses } from './EndingLicenses.tsx';
import { MoreOrders } from './MoreOrders.tsx';
import { UnpaidOrder } from './UnpaidOrder.tsx';

interface AttentionMatterProps {
  readonly matter: Matter;
}

/** Something that needs attention, as a line of the strip. */
export function AttentionMatter({ matter }: AttentionMatterProps) {
  switch (matter.kind) {
    case 'licenses':
      return <EndingLicenses licenses={matter.licenses} />;
    case 'order':
      return <UnpaidOrder order={matter.order} />;
    case 'more_orders':
      return <MoreOrders count={matter.count} />;
    case 'card':
      return <EndingCard card={matter.card} />;
  }
}
