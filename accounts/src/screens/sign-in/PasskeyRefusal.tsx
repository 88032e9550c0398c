import { Alert, FormattedMessage } from '@portal/shared';
import type { SignInOutcome } from '../../api/signIn.presenter.ts';
import { FactorMessages } from '../../components/second-factor/FactorMessages.tsx';
import { PasskeyAlert } from '../../components/second-factor/PasskeyAlert.tsx';
import { messages } from './messages.ts';
import { SignInRefusal } from './SignInRefusal.tsx';

interface PasskeyRefusalProps {
  readonly error: unknown;
  readonly outcome: SignInOutcome | null;
}

/** Why a passkey did not sign in, and what to do. */
export function PasskeyRefusal({ error, outcome }: PasskeyRefusalProps) {
  if (outcome === null) {
    return (
      <FactorMessages>
        <PasskeyAlert error={error} />
      </FactorMessages>
    );
  }
  if (outcome.kind !== 'refused' && outcome.kind !== 'single_sign_on') {
    return <SignInRefusal outcome={outcome} />;
  }
  return (
    <Alert kind="danger">
      <FormattedMessage
        {...(outcome.kind === 'refused' ? messages.passkeyRefused : messages.passkeyBound)}
      />
    </Alert>
  );
}
