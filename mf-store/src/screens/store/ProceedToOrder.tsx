import { FormattedMessage, useHasScreen, useNavigate, usePageAround } from '@portal/shared';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';
import { OrderInPortal } from './order-in-portal/OrderInPortal.tsx';
import { ProceedButton } from './ProceedButton.tsx';
import { Reserved } from './ProceedToOrder.styles.ts';

/** The link to the checkout, if the portal has one. */
export function ProceedToOrder() {
  const navigate = useNavigate();
  const page = usePageAround();
  const hasCheckout = useHasScreen(paths.payment);
  if (hasCheckout === undefined) {
    return (
      <Reserved>
        <FormattedMessage {...messages.proceed} />
      </Reserved>
    );
  }
  if (!hasCheckout) return null;
  if (page) return <OrderInPortal page={page} />;
  return <ProceedButton onPress={() => void navigate(paths.payment)} />;
}
