import { FormattedMessage, ProgressBar, useIntl } from '@portal/shared';
import { Dialog } from '@portal/shared/overlays';
import { messages } from './messages.ts';

function stay() {
  // Nobody closes it: it ends when the quotation is there or has failed, at the latest in time.
}

/** While the quotation is made. Its call ends by itself, so that this does too. */
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
