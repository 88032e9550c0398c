import { FormattedMessage, ProgressBar, useIntl } from '@portal/shared';
import { Dialog } from '@portal/shared/overlays';
import { useEffect, useState } from 'react';
import { messages } from './messages.ts';

/** Milliseconds without an answer after which it is shown: most refusals are there before. */
const patienceMs = 400;

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
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsShown(true);
    }, patienceMs);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  if (!isShown) return null;
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
