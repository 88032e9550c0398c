import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '../../web/intl/commonMessages.ts';
import { Button } from '../button/Button.tsx';
import { FailureAlert } from '../state/FailureAlert.tsx';
import { Failure } from './Dialog.styles.ts';
import { DialogFrame } from './DialogFrame.tsx';

interface ConfirmDialogProps {
  readonly title: ReactNode;
  /** The label of the primary button, a verb. */
  readonly confirmLabel: ReactNode;
  /**
   * The label of the other button. Default: Cancel; set it if the dialog itself is about
   * cancelling.
   */
  readonly cancelLabel?: ReactNode;
  readonly isDanger?: boolean;
  /** The size of the dialog; see `Dialog`. */
  readonly size?: 'small' | 'large';
  /** Whether the confirmed action is running. */
  readonly isBusy?: boolean;
  /** The failure of the confirmed action; the dialog stays open. */
  readonly error?: unknown;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/**
 * A dialog that asks before an action that cannot be undone. Focus is on the button that does
 * nothing. Use `useMutation` for the confirmed write: it ignores the second click of a double
 * click.
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
  return (
    <DialogFrame
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
          <Button kind={isDanger ? 'danger' : 'primary'} isBusy={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      <Failure>
        <FailureAlert error={error} />
      </Failure>
    </DialogFrame>
  );
}
