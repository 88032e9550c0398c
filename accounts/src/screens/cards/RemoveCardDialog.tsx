import { FormattedMessage, useIntl } from '@portal/shared';
import { ConfirmDialog } from '@portal/shared/overlays';
import type { Card } from '../../api/cardsQuery.ts';
import { messages } from './messages.ts';

interface RemoveCardDialogProps {
  readonly card: Card;
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onRemove: () => void;
}

/** Asks before a card is deleted. */
export function RemoveCardDialog({
  card: { brand, last4 },
  error,
  isBusy,
  onClose,
  onRemove,
}: RemoveCardDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <ConfirmDialog
      isDanger
      title={<FormattedMessage {...messages.removeTitle} />}
      confirmLabel={<FormattedMessage {...messages.remove} />}
      isBusy={isBusy}
      error={error}
      onConfirm={onRemove}
      onClose={onClose}
    >
      <p>
        <FormattedMessage
          {...messages.removeText}
          values={{ card: formatMessage(messages.name, { brand, last4 }) }}
        />
      </p>
    </ConfirmDialog>
  );
}
