import { Button, FormattedMessage, Inline, useNavigate } from '@portal/shared';
import { leaveStoredQuotation, readStoredCart } from '../../components/stored-cart/storedCart.ts';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

/** What is left to do with a cart whose quotation has been ordered already. */
export function LeaveQuotation({ onLeave }: { readonly onLeave: () => void }) {
  const navigate = useNavigate();
  const leave = () => {
    const cart = readStoredCart();
    if (cart) leaveStoredQuotation(cart);
    onLeave();
  };
  return (
    <Inline>
      <Button
        size="small"
        onClick={() => {
          leave();
          void navigate(paths.store);
        }}
      >
        <FormattedMessage {...messages.newQuotation} />
      </Button>
      <Button size="small" onClick={leave}>
        <FormattedMessage {...messages.todaysPrices} />
      </Button>
    </Inline>
  );
}
