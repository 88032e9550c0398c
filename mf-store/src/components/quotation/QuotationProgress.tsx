import { FormattedMessage, ProgressBar, useIntl } from '@portal/shared';
import { Dialog } from '@portal/shared/overlays';
import { messages } from './messages.ts';

function stay() {
  // Not closable: it ends when the quotation is created or fails, at the latest on timeout.
}

/**
 * The progress dialog above the form while the quotation is created. The call has a timeout, so the
 * dialog always ends.
 */
export function QuotationProgress() {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isDismissable={false}
      title={<FormattedMessage {...messages.progressTitle} />}
      onClose={stay}
    >
      <ProgressBar label={formatMessage(messages.progressTitle)} />
      <p>
        <FormattedMessage {...messages.progress} />
      </p>
    </Dialog>
  );
}
