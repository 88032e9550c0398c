import { Alert, Button, FailureAlert, FormattedMessage, isApiError } from '@portal/shared';
import { messages } from './messages.ts';

/**
 * Warns that another person saved first. The input stays until the person asks for the current
 * data.
 */
function ChangedAlert({ onShowCurrent }: { readonly onShowCurrent: () => void }) {
  return (
    <Alert
      kind="warning"
      action={
        <Button onClick={onShowCurrent}>
          <FormattedMessage {...messages.showCurrent} />
        </Button>
      }
    >
      <FormattedMessage {...messages.changed} />
    </Alert>
  );
}

interface FormFailureProps {
  readonly error: unknown;
  /** Replaces the input with the saved data. */
  readonly onShowCurrent: () => void;
}

/** The reason why a form was not saved. */
export function FormFailure({ error, onShowCurrent }: FormFailureProps) {
  if (isApiError(error) && error.code === 'changed') {
    return <ChangedAlert onShowCurrent={onShowCurrent} />;
  }
  return <FailureAlert error={error} />;
}
