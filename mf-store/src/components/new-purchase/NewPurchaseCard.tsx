import {
  Button,
  Card,
  EmptyState,
  FormattedMessage,
  Inline,
  lazyPart,
  SkeletonShape,
} from '@portal/shared';
import { resetNew } from '@portal/shared/domain';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { useCart, useCartUndo } from '../cart/CartProvider.tsx';
import { CartTable } from './CartTable.tsx';
import { Anchor, CardSection } from '../cards.styles.ts';
import { messages } from './messages.ts';
import { StartDate } from './StartDate.tsx';
import { useCartLines } from './useCartLines.ts';

const AddToCartDialog = lazyPart(
  async () => (await import('./AddToCartDialog.tsx')).AddToCartDialog,
);

/** The new licenses in the cart, and a button to add more. */
export function NewPurchaseCard() {
  const undo = useCartUndo();
  const isLoaded = useCart((state) => state.isLoaded);
  const lines = useCartLines();
  const [isAdding, setIsAdding] = useState(false);
  const isEmpty = lines.length === 0;
  const content = () => {
    if (!isLoaded) {
      return (
        <CardSection>
          <SkeletonShape $height="160px" />
        </CardSection>
      );
    }
    if (!isEmpty) return <CartTable lines={lines} />;
    return (
      <EmptyState icon="shopping-cart">
        <FormattedMessage {...messages.empty} />
      </EmptyState>
    );
  };
  const addButton = (
    <Button
      icon="plus"
      onPointerEnter={AddToCartDialog.preload}
      onFocus={AddToCartDialog.preload}
      onClick={() => {
        setIsAdding(true);
      }}
    >
      <FormattedMessage {...messages.add} />
    </Button>
  );
  return (
    <Anchor id={paths.newAnchor}>
      <Card
        isFlush
        title={<FormattedMessage {...messages.title} />}
        actions={
          <Inline>
            {!isEmpty && (
              <Button
                kind="quiet"
                onClick={() => {
                  undo.change(resetNew, { kind: 'new_removed' });
                }}
              >
                <FormattedMessage {...messages.reset} />
              </Button>
            )}
            {addButton}
          </Inline>
        }
      >
        <CardSection>
          <StartDate />
        </CardSection>
        {content()}
      </Card>
      {isAdding && (
        <AddToCartDialog
          onClose={() => {
            setIsAdding(false);
          }}
        />
      )}
    </Anchor>
  );
}
