import {
  Alert,
  FormattedMessage,
  Inline,
  LinkButton,
  ProgressBar,
  Stack,
  useIntl,
} from '@portal/shared';
import type { Order } from '@portal/shared/contracts';
import { useEffect, useState } from 'react';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

/** After so long the reader need not wait any more. */
const patienceMs = 20_000;

/** The order stands, and whether its card pays is being found out. */
export function PendingOrder({ order: { id, number, payment_state } }: { readonly order: Order }) {
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
  const sentence = payment_state === 'challenge' ? messages.challenge : messages.processing;
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
