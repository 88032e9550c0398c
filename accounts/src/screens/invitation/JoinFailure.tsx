import { Alert, FailureAlert, FormattedMessage, isApiError } from '@portal/shared';
import { messages } from './messages.ts';

const sentences = new Map<string, (typeof messages)[keyof typeof messages]>([
  ['link_over', messages.linkOver],
  ['has_account', messages.hasAccount],
  ['owner_has_members', messages.owner_has_members],
  ['owner_has_licenses', messages.owner_has_licenses],
]);

interface JoinFailureProps {
  readonly error: unknown;
  /** The team that the person would leave. */
  readonly former?: string;
}

/** The reason why joining a team failed. */
export function JoinFailure({ error, former = '' }: JoinFailureProps) {
  const sentence = isApiError(error) ? sentences.get(error.code) : undefined;
  if (!sentence) return <FailureAlert error={error} />;
  return (
    <Alert kind="danger">
      <FormattedMessage {...sentence} values={{ former }} />
    </Alert>
  );
}
