import {
  Alert,
  FormattedMessage,
  Inline,
  LinkButton,
  ProgressBar,
  Stack,
  useIntl,
} from '@portal/shared';
import { useEffect, useState } from 'react';
import type { Order } from '../../domain/orders/Order.ts';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

/** Delay after which the person is told not to wait, in milliseconds. */
const patienceMs = 20_000;

/** An order while its card payment is being checked. */
export function PendingOrder({ order }: { readonly order: Order }) {
  const { id, number, moneyState, paymentMethod } = order;
  const { formatMessage } = useIntl();
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsLong(true);
    }, patienceMs);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  // An order placed by transfer still awaits payment, whatever the card does.
  const isLater = paymentMethod === 'bankTransfer';
  const processing = isLater ? messages.laterProcessing : messages.processing;
  const sentence = moneyState === 'challenge' ? messages.challenge : processing;
  const long = isLater ? messages.laterLong : messages.checkingLong;
  return (
    <Stack>
      <Alert title={<FormattedMessage {...messages.checking} values={{ number }} />}>
        <FormattedMessage {...(isLong ? long : sentence)} />
      </Alert>
      {!isLong && <ProgressBar label={formatMessage(messages.progress)} />}
      <Inline>
        <LinkButton to={paths.order(id)}>
          <FormattedMessage {...messages.toOrder} />
        </LinkButton>
      </Inline>
    </Stack>
  );
}
