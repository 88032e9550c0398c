import { Button, FormattedMessage, lazyPart, PageHeading } from '@portal/shared';
import { emptied, isCartEmpty } from '@portal/shared/domain';
import type { ReactNode, Ref } from 'react';
import { useStore } from 'zustand';
import { useCart, useCartUndo } from '../cart/CartProvider.tsx';
import { DiscountsCard } from '../discounts/DiscountsCard.tsx';
import { ProductCards } from '../goods/ProductCards.tsx';
import { NewPurchaseCard } from '../new-purchase/NewPurchaseCard.tsx';
import { QuotationButton } from '../quotation/QuotationButton.tsx';
import { SlipsCard } from '../slips/SlipsCard.tsx';
import { TotalsCard } from '../totals/TotalsCard.tsx';
import { CartNotices } from './CartNotices.tsx';
import { messages } from './messages.ts';
import {
  Columns,
  GoodsColumn,
  HeadActions,
  LastPlace,
  Page,
  QuestionPlace,
  SummaryColumn,
} from './Shop.styles.ts';

/** Without the offer, the change itself has happened and is visible. */
function NothingYet() {
  return null;
}

const UndoOffer = lazyPart(
  async () => (await import('../undo/UndoOffer.tsx')).UndoOffer,
  NothingYet,
);

interface ShopProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly title: string;
  /** Controls beside the heading, before the button that empties the cart. */
  readonly choices?: ReactNode;
  /** The primary button, which opens the next screen. */
  readonly next: ReactNode;
  /** A note about the buttons. */
  readonly note?: ReactNode;
  /** A question to the person beside the goods. */
  readonly question?: ReactNode;
  /** Cards below the goods, and below the shared ones. */
  readonly below?: ReactNode;
  readonly after?: ReactNode;
}

/** The shared part of the store and the estimate: goods, summary and buttons. */
export function Shop({ ref, title, choices, next, note, question, below, after }: ShopProps) {
  const undo = useCartUndo();
  const canTakeBack = useStore(undo, (state) => state.undo !== null);
  const hasLines = useCart(({ cart }) => !isCartEmpty(cart));
  return (
    <Page ref={ref} $gap={5}>
      <PageHeading
        title={title}
        actions={
          <HeadActions $gap={4} $align="end">
            {choices}
            {hasLines && (
              <Button
                kind="quiet"
                icon="trash"
                onClick={() => {
                  undo.change(emptied, { kind: 'emptied' });
                }}
              >
                <FormattedMessage {...messages.emptyCart} />
              </Button>
            )}
          </HeadActions>
        }
      />
      {canTakeBack && <UndoOffer />}
      <CartNotices />
      <Columns $gap={5}>
        <SummaryColumn>
          <QuestionPlace>{question}</QuestionPlace>
          <TotalsCard note={note}>
            <QuotationButton />
            {next}
          </TotalsCard>
          <LastPlace>
            <DiscountsCard />
          </LastPlace>
        </SummaryColumn>
        <GoodsColumn>
          <NewPurchaseCard>
            <ProductCards />
          </NewPurchaseCard>
          {below}
          <SlipsCard />
          {after}
        </GoodsColumn>
      </Columns>
    </Page>
  );
}
