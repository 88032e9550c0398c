import { Alert, FailureAlert, FormattedMessage, isApiError } from '@portal/shared';
import { isSsoProblem, problemMessages } from '../../components/sso/problemMessages.ts';
import { messages } from './messages.ts';

const sentences = new Map<string, { readonly id: string }>([
  ['owner_has_members', messages.owner_has_members],
  ['owner_has_licenses', messages.owner_has_licenses],
  ['has_account', messages.has_account],
  // In another window, meanwhile.
  ['already_member', problemMessages.over],
]);

interface JoinFailureProps {
  readonly error: unknown;
  /** The team that would be left. */
  readonly former: string;
}

/** The reason why a first sign-in came to nothing. */
export function JoinFailure({ error, former }: JoinFailureProps) {
  const code = isApiError(error) ? error.code : '';
  const sentence = isSsoProblem(code) ? problemMessages[code] : sentences.get(code);
  if (!sentence) return <FailureAlert error={error} />;
  return (
    <Alert kind="danger">
      <FormattedMessage {...sentence} values={{ former }} />
    </Alert>
  );
}
