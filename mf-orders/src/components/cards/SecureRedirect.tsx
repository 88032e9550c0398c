import { Button, Card, FormattedMessage, ProgressBar, Stack, useIntl } from '@portal/shared';
import { useEffect, useRef } from 'react';
import type { AuthenticationForm } from '../../domain/checkout/PlacedOrder.ts';
import { messages } from './messages.ts';

/** Delay before the redirect, in milliseconds, so that the text can be read. */
const submitDelayMs = 1000;

/** Redirects to the card's authentication page by posting the gateway's form. */
export function SecureRedirect({
  form: { action, fields },
}: {
  readonly form: AuthenticationForm;
}) {
  const { formatMessage } = useIntl();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      form.current?.submit();
    }, submitDelayMs);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return (
    <Card title={<FormattedMessage {...messages.secureTitle} />}>
      <Stack>
        <p role="status">
          <FormattedMessage {...messages.secureLead} />
        </p>
        <ProgressBar label={formatMessage(messages.secureProgress)} />
        <form ref={form} method="post" action={action} target="_self">
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit">
            <FormattedMessage {...messages.secureContinue} />
          </Button>
        </form>
      </Stack>
    </Card>
  );
}
