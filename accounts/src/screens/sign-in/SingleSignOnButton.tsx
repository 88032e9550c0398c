import { useState } from 'react';
import { Alert, Button, FailureAlert, FormattedMessage, TextLink } from '@portal/shared';
import {
  useStartSingleSignOn,
  type SingleSignOnStart,
} from '../../api/sso/useStartSingleSignOn.ts';
import { LaterSsoProblem } from '../../components/sso/LaterSsoProblem.ts';
import { messages } from './messages.ts';

interface SingleSignOnButtonProps {
  /** Path of the sign-in page. */
  readonly action: string;
}

/** The way to the provider of the person's team, by the domain of the address in the form around. */
export function SingleSignOnButton({ action }: SingleSignOnButtonProps) {
  const start = useStartSingleSignOn(action);
  const [isAddressMissing, setAddressMissing] = useState(false);
  return (
    <>
      {isAddressMissing && (
        <Alert kind="warning">
          <FormattedMessage {...messages.ssoAddress} />
        </Alert>
      )}
      {start.data && !isAddressMissing && <StartRefusal start={start.data} />}
      <FailureAlert error={start.error} />
      <Button
        isBusy={start.isPending || start.data?.kind === 'go'}
        onClick={({ currentTarget: { form } }) => {
          const email = form?.elements.namedItem('email');
          const typed = email instanceof HTMLInputElement ? email.value.trim() : '';
          setAddressMissing(typed === '');
          if (typed !== '') start.mutate(typed);
        }}
      >
        <FormattedMessage {...messages.sso} />
      </Button>
    </>
  );
}

function StartRefusal({ start }: { readonly start: SingleSignOnStart }) {
  switch (start.kind) {
    case 'go':
      return null;
    case 'failed':
      return <LaterSsoProblem problem={start.problem} />;
    case 'no_provider':
      return (
        <Alert kind="warning">
          <FormattedMessage {...messages.ssoNone} />
        </Alert>
      );
    case 'over':
      return (
        <Alert
          kind="warning"
          action={
            <TextLink href={start.location}>
              <FormattedMessage {...messages.startAgain} />
            </TextLink>
          }
        >
          <FormattedMessage {...messages.over} />
        </Alert>
      );
  }
}
