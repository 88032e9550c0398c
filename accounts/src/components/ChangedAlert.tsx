import { Alert, Button, FormattedMessage } from '@portal/shared';
import { messages } from './messages.ts';

/**
 * An alert that somebody else saved first: what is typed stays until the person asks for the
 * current data.
 */
export function ChangedAlert({ onShowCurrent }: { readonly onShowCurrent: () => void }) {
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
