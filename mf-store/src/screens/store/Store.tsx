import { FormattedMessage, useHasScreen, useIntl } from '@portal/shared';
import { RenewalCard } from '../../components/renewal/RenewalCard.tsx';
import { SavedQuotationsCard } from '../../components/saved-quotations/SavedQuotationsCard.tsx';
import { Shop } from '../../components/shop/Shop.tsx';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';
import { ProceedToOrder } from './ProceedToOrder.tsx';
import { useWantedRenewal } from './useWantedRenewal.ts';

/** The store of a member who may buy. */
export function Store() {
  const { formatMessage } = useIntl();
  const hasCheckout = useHasScreen(paths.payment);
  useWantedRenewal();
  return (
    <Shop
      title={formatMessage(messages.title)}
      next={<ProceedToOrder />}
      note={hasCheckout === false && <FormattedMessage {...messages.noCheckout} />}
      before={<RenewalCard />}
      after={<SavedQuotationsCard />}
    />
  );
}
