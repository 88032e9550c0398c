import { FormattedMessage, ProgressBar, useIntl } from '@portal/shared';
import { Dialog } from '@portal/shared/overlays';
import { messages } from './messages.ts';

function stay() {
  // It cannot be closed: it ends when the quotation is made or has failed, at the latest by the
  // time limit.
}

/**
 * The progress dialog above the form while the quotation is made. The call has a time limit, so the
 * dialog ends as well.
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
