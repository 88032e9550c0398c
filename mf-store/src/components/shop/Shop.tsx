import { Button, FormattedMessage, Inline, PageHeading } from '@portal/shared';
import { emptied, isCartEmpty } from '@portal/shared/domain';
import type { ReactNode } from 'react';
import { useCart, useCartStore } from '../cart/CartProvider.tsx';
import { DiscountsCard } from '../discounts/DiscountsCard.tsx';
import { NewPurchaseCard } from '../new-purchase/NewPurchaseCard.tsx';
import { QuotationButton } from '../quotation/QuotationButton.tsx';
import { SlipsCard } from '../slips/SlipsCard.tsx';
import { BelowTotals } from '../totals/TotalsCard.styles.ts';
import { TotalsCard } from '../totals/TotalsCard.tsx';
import { CartNotices } from './CartNotices.tsx';
import { messages } from './messages.ts';

interface ShopProps {
  readonly title: string;
  /** Beside the heading, before the button that empties the cart. */
  readonly choices?: ReactNode;
  /** Primary button: what comes after the cart. */
  readonly next: ReactNode;
  /** A remark about the buttons. */
  readonly note?: ReactNode;
  /** Cards above and below those that everybody has. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

/** What the store and the estimate have in common, from the total down. */
export function Shop({ title, choices, next, note, before, after }: ShopProps) {
  const store = useCartStore();
  const hasLines = useCart(({ cart }) => !isCartEmpty(cart));
  return (
    <BelowTotals $gap={5}>
      <PageHeading
        title={title}
        actions={
          <Inline $gap={4} $align="end">
            {choices}
            {hasLines && (
              <Button
                kind="quiet"
                icon="trash"
                onClick={() => {
                  store.change(emptied);
                }}
              >
                <FormattedMessage {...messages.emptyCart} />
              </Button>
            )}
          </Inline>
        }
      />
      <CartNotices />
      <TotalsCard note={note}>
        <QuotationButton />
        {next}
      </TotalsCard>
      {before}
      <NewPurchaseCard />
      <DiscountsCard />
      <SlipsCard />
      {after}
    </BelowTotals>
  );
}
