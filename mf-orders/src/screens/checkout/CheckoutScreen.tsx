import { RemoteMessages, useIntl, useSearchParams } from '@portal/shared';
import { OrderOutcome } from '../../components/outcome/OrderOutcome.tsx';
import { MayNotOrder, useMayOrder } from '../../components/permission/MayNotOrder.tsx';
import { messages } from '../../components/stepper/messages.ts';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import { Checkout } from './Checkout.tsx';

const catalogs = { en, ja };

/** `/payment`; its steps are in the address: nothing, `?step=confirm`, `?order={id}`. */
export function CheckoutScreen() {
  return (
    <RemoteMessages catalogs={catalogs}>
      <CheckoutContent />
    </RemoteMessages>
  );
}

function CheckoutContent() {
  const { formatMessage } = useIntl();
  const [address] = useSearchParams();
  const orderId = address.get('order') ?? '';
  if (!useMayOrder()) return <MayNotOrder title={formatMessage(messages.checkout)} />;
  if (orderId !== '') return <OrderOutcome key={orderId} id={orderId} />;
  return <Checkout isConfirming={address.get('step') === 'confirm'} />;
}
