import { Button, FormattedMessage, useHasScreen, useNavigate, usePageAround } from '@portal/shared';
import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';
import { OrderInPortal } from './order-in-portal/OrderInPortal.tsx';
import { ProceedButton } from './ProceedButton.tsx';

/** Reserves the button's space until the page knows whether there is a checkout. */
const Reserved = styled(Button)`
  visibility: hidden;
`;

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
