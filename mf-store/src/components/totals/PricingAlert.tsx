import {
  Alert,
  Button,
  ErrorSentence,
  FormattedMessage,
  RequestId,
  commonMessages,
  isApiError,
  theme,
  useQueryClient,
} from '@portal/shared';
import { leaveQuotation, leaveStart } from '@portal/shared/domain';
import { styled } from 'styled-components';
import { renewableLicensesQuery } from '../../api/renewableLicensesQuery.ts';
import { useCartStore } from '../cart/CartProvider.tsx';
import { usePricing } from '../pricing/PricingProvider.tsx';
import { messages } from './messages.ts';

const AlertPlace = styled.div`
  margin-top: ${theme.space(4)};
`;

const quotationCodes = ['quotation_expired', 'quotation_differs'];
const licenseCodes = ['not_renewable', 'not_found'];

/** An alert about a total that the server has not confirmed, and what to do. */
export function PricingAlert() {
  const store = useCartStore();
  const client = useQueryClient();
  const { cart, state, error, retry } = usePricing();
  if (state !== 'failed') return null;
  const code = isApiError(error) ? error.code : '';

  const content = () => {
    if (quotationCodes.includes(code) || (code === 'not_found' && cart.quotationId !== null)) {
      return {
        sentence: <FormattedMessage {...messages.quotationLost} />,
        label: messages.useTodaysPrices,
        act: () => {
          store.change(leaveQuotation);
        },
      };
    }
    if (licenseCodes.includes(code)) {
      return {
        sentence: <FormattedMessage {...messages.notRenewable} />,
        label: messages.reloadLicenses,
        act: () => {
          void client.invalidateQueries({ queryKey: renewableLicensesQuery().queryKey });
          retry();
        },
      };
    }
    const startRefused = isApiError(error) ? error.fieldMessages['start_at'] : undefined;
    if (startRefused !== undefined) {
      return {
        sentence: startRefused,
        label: messages.startOnOrder,
        act: () => {
          store.change(leaveStart);
        },
      };
    }
    return {
      sentence: (
        <>
          <FormattedMessage {...messages.notCurrent} /> <ErrorSentence error={error} />{' '}
          <RequestId error={error} />
        </>
      ),
      label: commonMessages.tryAgain,
      act: retry,
    };
  };
  const { sentence, label, act } = content();
  return (
    <AlertPlace>
      <Alert
        kind="warning"
        action={
          <Button size="small" onClick={act}>
            <FormattedMessage {...label} />
          </Button>
        }
      >
        {sentence}
      </Alert>
    </AlertPlace>
  );
}
