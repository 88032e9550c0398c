import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../intl/commonMessages.ts';
import { Button } from '../ui/button/Button.tsx';
import { FailureAlert } from '../ui/state/FailureAlert.tsx';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  readonly title: ReactNode;
  /** The verb on the primary button. */
  readonly confirmLabel: ReactNode;
  /** The other button; Cancel, where that word is not what the dialog is about. */
  readonly cancelLabel?: ReactNode;
  readonly isDanger?: boolean;
  /** See `Dialog`. */
  readonly size?: 'small' | 'large';
  /** Its work is under way. */
  readonly isBusy?: boolean;
  /** Why it failed; the dialog stays. */
  readonly error?: unknown;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/**
 * Asks before something that cannot be taken back. It is confirmed once: the second click of a double
 * click comes before the work shows as under way, and does nothing.
 */
export function ConfirmDialog({
  title,
  confirmLabel,
  cancelLabel = <FormattedMessage {...commonMessages.cancel} />,
  isDanger = false,
  size = 'small',
  isBusy = false,
  error,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  const isConfirmed = useRef(false);
  useEffect(() => {
    if (!isBusy) isConfirmed.current = false;
  }, [isBusy, error]);
  const handleConfirm = () => {
    if (isConfirmed.current) return;
    isConfirmed.current = true;
    onConfirm();
  };
  return (
    <Dialog
      role="alertdialog"
      title={title}
      size={size}
      isDismissable={!isBusy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {cancelLabel}
          </Button>
          <Button kind={isDanger ? 'danger' : 'primary'} isBusy={isBusy} onClick={handleConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      <FailureAlert error={error} />
    </Dialog>
  );
}
