import { Button, FormattedMessage, Inline, useNavigate } from '@portal/shared';
import { leaveQuotation } from '@portal/shared/domain';
import { useChangeCart } from '../../components/stored-cart/useCheckoutCart.ts';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

/** Offers to drop a quotation that was already ordered. */
export function LeaveQuotation({ onLeave }: { readonly onLeave: () => void }) {
  const navigate = useNavigate();
  const changeCart = useChangeCart();
  const leave = () => {
    changeCart(leaveQuotation);
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
