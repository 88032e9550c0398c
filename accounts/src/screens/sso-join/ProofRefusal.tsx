import { Alert, FormattedMessage } from '@portal/shared';
import { LockedAlert } from '../../components/LockedAlert.tsx';
import { JoinFailure } from './JoinFailure.tsx';
import { messages } from './messages.ts';

interface ProofRefusalProps {
  readonly refusal:
    | { readonly kind: 'refused'; readonly proof: string }
    | { readonly kind: 'locked'; readonly waitSeconds: number }
    | undefined;
  readonly error: unknown;
}

/** Why a password or a mailed link does not show that the account is theirs. */
export function ProofRefusal({ refusal, error }: ProofRefusalProps) {
  if (refusal?.kind === 'locked') return <LockedAlert waitSeconds={refusal.waitSeconds} />;
  if (!refusal) return <JoinFailure error={error} former="" />;
  return (
    <Alert kind="danger">
      <FormattedMessage
        {...(refusal.proof === 'link' ? messages.linkRefused : messages.passwordRefused)}
      />
    </Alert>
  );
}
