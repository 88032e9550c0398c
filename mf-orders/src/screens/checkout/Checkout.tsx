import {
  Alert,
  Card,
  FormattedMessage,
  LinkButton,
  PageHeading,
  Skeleton,
  Stack,
  useIntl,
} from '@portal/shared';
import { useCheckoutCart } from '../../components/stored-cart/useCheckoutCart.ts';
import { messages as stepMessages } from '../../components/stepper/messages.ts';
import { Stepper } from '../../components/stepper/Stepper.tsx';
import { paths } from '../../paths.ts';
import { CheckoutSteps } from './CheckoutSteps.tsx';
import { messages } from './messages.ts';

interface CheckoutProps {
  /** Whether the address asks for the second step. */
  readonly isConfirming: boolean;
}

/** The first two steps, for whatever the stored cart holds. */
export function Checkout({ isConfirming }: CheckoutProps) {
  const { formatMessage } = useIntl();
  const cart = useCheckoutCart();
  const content = () => {
    if (cart === undefined) {
      return (
        <Card>
          <Skeleton lines={6} />
        </Card>
      );
    }
    if (cart === null) {
      return (
        <Alert
          kind="warning"
          action={
            <LinkButton size="small" to={paths.store}>
              <FormattedMessage {...messages.backToStore} />
            </LinkButton>
          }
        >
          <FormattedMessage {...messages.emptyCart} />
        </Alert>
      );
    }
    return <CheckoutSteps cart={cart} isConfirming={isConfirming} />;
  };
  return (
    <Stack $gap={5}>
      <PageHeading title={formatMessage(stepMessages.checkout)} />
      <Stepper current={cart && isConfirming ? 2 : 1} />
      {content()}
    </Stack>
  );
}
