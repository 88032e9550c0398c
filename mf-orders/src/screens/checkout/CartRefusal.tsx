import {
  Button,
  Card,
  ErrorState,
  FormattedMessage,
  isApiError,
  LinkButton,
  StateMessage,
} from '@portal/shared';
import { leaveQuotation } from '@portal/shared/domain';
import { RefusalSentence } from '../../components/RefusalSentence.tsx';
import { useChangeCart } from '../../components/stored-cart/useCheckoutCart.ts';
import type { CheckoutCart } from '../../domain/checkout/CheckoutCart.ts';
import { paths } from '../../paths.ts';
import { isStartRefused, StartOnOrder } from './StartOnOrder.tsx';
import { messages } from './messages.ts';

interface CartRefusalProps {
  readonly cart: CheckoutCart;
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

const quotationCodes = ['quotation_expired', 'quotation_differs'];
const cartCodes = ['not_renewable', 'not_found', 'invalid', 'empty'];

/** Why this cart cannot be ordered, and what to do. */
export function CartRefusal({ cart: { cart }, error, isRetrying, onRetry }: CartRefusalProps) {
  const code = isApiError(error) ? error.code : '';
  const changeCart = useChangeCart();
  const content = () => {
    if (quotationCodes.includes(code) || (code === 'not_found' && cart.quotationId !== null)) {
      return (
        <StateMessage
          icon="triangle-alert"
          role="alert"
          action={
            <Button
              kind="primary"
              onClick={() => {
                changeCart(leaveQuotation);
              }}
            >
              <FormattedMessage {...messages.todaysPrices} />
            </Button>
          }
        >
          <FormattedMessage {...messages.quotationLost} />
        </StateMessage>
      );
    }
    if (isStartRefused(error)) {
      return (
        <StateMessage icon="triangle-alert" role="alert" action={<StartOnOrder kind="primary" />}>
          <RefusalSentence error={error} />
        </StateMessage>
      );
    }
    if (cartCodes.includes(code)) {
      return (
        <StateMessage
          icon="triangle-alert"
          role="alert"
          action={
            <LinkButton kind="primary" to={paths.store}>
              <FormattedMessage {...messages.backToStore} />
            </LinkButton>
          }
        >
          <RefusalSentence error={error} fallback={messages.cartRefused} />
        </StateMessage>
      );
    }
    return <ErrorState error={error} isRetrying={isRetrying} onRetry={onRetry} />;
  };
  return <Card>{content()}</Card>;
}
