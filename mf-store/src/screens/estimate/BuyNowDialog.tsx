import { FormattedMessage, LinkButton, useSession } from '@portal/shared';
import { estimateQuery } from '@portal/shared/domain';
import { Dialog } from '@portal/shared/overlays';
import { useCart } from '../../components/cart/CartProvider.tsx';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

/**
 * Asks visitors to sign in or register. The cart stays in this browser and is also carried by the
 * registration, which may end in another one.
 */
export function BuyNowDialog({ onClose }: { readonly onClose: () => void }) {
  const { manager, accounts } = useSession(({ config }) => config.services);
  const cart = useCart((state) => state.cart);
  return (
    <Dialog
      title={<FormattedMessage {...messages.buy} />}
      onClose={onClose}
      actions={
        <>
          <LinkButton href={`${accounts}${paths.register}?${estimateQuery(cart)}`}>
            <FormattedMessage {...messages.register} />
          </LinkButton>
          <LinkButton kind="primary" href={`${manager}${paths.store}`}>
            <FormattedMessage {...messages.signIn} />
          </LinkButton>
        </>
      }
    >
      <p>
        <FormattedMessage {...messages.buyText} />
      </p>
    </Dialog>
  );
}
