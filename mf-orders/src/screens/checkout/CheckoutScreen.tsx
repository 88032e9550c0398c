import { RemoteMessages, useIntl, useSearchParams, MayNotBuy, useMayBuy } from '@portal/shared';
import { OrderOutcome } from '../../components/outcome/OrderOutcome.tsx';
import { messages } from '../../components/stepper/messages.ts';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import checkoutEn from '../../locales/checkout/en.json';
import checkoutJa from '../../locales/checkout/ja.json';
import outcomeEn from '../../locales/outcome/en.json';
import outcomeJa from '../../locales/outcome/ja.json';
import { renewParameter } from '../../paths.ts';
import { Checkout } from './Checkout.tsx';
import { RenewalLink } from './RenewalLink.tsx';

const common = { en, ja };
const catalogs = {
  en: { ...checkoutEn, ...outcomeEn },
  ja: { ...checkoutJa, ...outcomeJa },
};

/**
 * The screen `/payment`. The address holds the step: none, `?step=confirm` or `?order={id}`; or
 * licenses to renew: `?renew={id}&renew={id}`.
 */
export function CheckoutScreen() {
  return (
    <RemoteMessages catalogs={common}>
      <RemoteMessages catalogs={catalogs}>
        <CheckoutContent />
      </RemoteMessages>
    </RemoteMessages>
  );
}

function CheckoutContent() {
  const { formatMessage } = useIntl();
  const [address] = useSearchParams();
  const orderId = address.get('order') ?? '';
  if (!useMayBuy()) return <MayNotBuy title={formatMessage(messages.checkout)} />;
  if (orderId !== '') return <OrderOutcome key={orderId} id={orderId} />;
  const renewals = address.getAll(renewParameter).filter((id) => id !== '');
  if (renewals.length > 0) return <RenewalLink ids={renewals} />;
  return <Checkout isConfirming={address.get('step') === 'confirm'} />;
}
