import {
  Alert,
  Card,
  FormattedMessage,
  LinkButton,
  PageHeading,
  Skeleton,
  Stack,
  TextLink,
  useIntl,
} from '@portal/shared';
import { useCheckoutCart } from '../../components/stored-cart/useCheckoutCart.ts';
import { messages as stepMessages } from '../../components/stepper/messages.ts';
import { Stepper } from '../../components/stepper/Stepper.tsx';
import { paths } from '../../paths.ts';
import { CheckoutSteps } from './CheckoutSteps.tsx';
import { messages } from './messages.ts';

interface CheckoutProps {
  /** Whether the address requests the second step. */
  readonly isConfirming: boolean;
}

/** The first two steps of the checkout, for the stored cart. */
export function Checkout({ isConfirming }: CheckoutProps) {
  const { formatMessage } = useIntl();
  const cart = useCheckoutCart();
  const step = cart && isConfirming ? 2 : 1;
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
          <p>
            <FormattedMessage {...messages.emptyCart} />
          </p>
          <TextLink to={paths.orders}>
            <FormattedMessage {...messages.toOrders} />
          </TextLink>
        </Alert>
      );
    }
    return <CheckoutSteps cart={cart} isConfirming={isConfirming} />;
  };
  return (
    <Stack $gap={5}>
      <PageHeading title={formatMessage(stepMessages.checkout)} step={String(step)} />
      <Stepper current={step} />
      {content()}
    </Stack>
  );
}
