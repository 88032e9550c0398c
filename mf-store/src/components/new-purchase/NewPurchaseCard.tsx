import { Button, Card, FormattedMessage } from '@portal/shared';
import { resetNew } from '@portal/shared/domain';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { useCartUndo } from '../cart/CartProvider.tsx';
import { Anchor } from '../cards.styles.ts';
import { CartTable } from './CartTable.tsx';
import { messages } from './messages.ts';
import { StartPlace } from './NewPurchaseCard.styles.ts';
import { StartDate } from './StartDate.tsx';
import { useCartLines } from './useCartLines.ts';

/**
 * The new licenses in the cart.
 *
 * @param props.children The products to add.
 */
export function NewPurchaseCard({ children }: { readonly children: ReactNode }) {
  const undo = useCartUndo();
  const lines = useCartLines();
  return (
    <Anchor id={paths.newAnchor}>
      <Card isFlush title={<FormattedMessage {...messages.title} />}>
        {children}
        {lines.length > 0 && (
          <>
            <StartPlace>
              <StartDate />
              <Button
                kind="quiet"
                onClick={() => {
                  undo.change(resetNew, { kind: 'new_removed' });
                }}
              >
                <FormattedMessage {...messages.reset} />
              </Button>
            </StartPlace>
            <CartTable lines={lines} />
          </>
        )}
      </Card>
    </Anchor>
  );
}
