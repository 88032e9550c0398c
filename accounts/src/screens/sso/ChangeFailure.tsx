import { Alert, FailureAlert, FormattedMessage, isApiError } from '@portal/shared';
import { isSsoProblem, problemMessages } from '../../components/sso/problemMessages.ts';
import { refusals } from './messages.ts';

/** The reason why a step of the setup was refused, and what to do. */
export function ChangeFailure({ error }: { readonly error: unknown }) {
  if (error === null || error === undefined) return null;
  const code = isApiError(error) ? error.code : '';
  const sentence = isRefusal(code)
    ? refusals[code]
    : isSsoProblem(code)
      ? problemMessages[code]
      : undefined;
  if (!sentence) return <FailureAlert error={error} />;
  return (
    <Alert kind="danger">
      <FormattedMessage {...sentence} />
    </Alert>
  );
}

function isRefusal(code: string): code is keyof typeof refusals {
  return Object.hasOwn(refusals, code);
}
