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

/** Milliseconds after which the person is told that they need not wait any more. */
const patienceMs = 20_000;

/** An order that is placed while its card payment is being checked. */
export function PendingOrder({ order: { id, number, moneyState } }: { readonly order: Order }) {
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
  const sentence = moneyState === 'challenge' ? messages.challenge : messages.processing;
  return (
    <Stack>
      <Alert title={<FormattedMessage {...messages.checking} values={{ number }} />}>
        <FormattedMessage {...(isLong ? messages.checkingLong : sentence)} />
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
