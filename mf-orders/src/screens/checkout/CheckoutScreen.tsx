import { RemoteMessages, useIntl, useSearchParams, MayNotBuy, useMayBuy } from '@portal/shared';
import { OrderOutcome } from '../../components/outcome/OrderOutcome.tsx';
import { messages } from '../../components/stepper/messages.ts';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import { Checkout } from './Checkout.tsx';

const catalogs = { en, ja };

/** The screen `/payment`; its steps are in the address: nothing, `?step=confirm`, `?order={id}`. */
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
  if (!useMayBuy()) return <MayNotBuy title={formatMessage(messages.checkout)} />;
  if (orderId !== '') return <OrderOutcome key={orderId} id={orderId} />;
  return <Checkout isConfirming={address.get('step') === 'confirm'} />;
}
