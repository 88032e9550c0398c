import { useId, type SubmitEventHandler, type ReactNode } from 'react';
import { Button, commonMessages, FormattedMessage, Stack } from '@portal/shared';
import { Dialog } from '@portal/shared/overlays';

interface UserFormDialogProps {
  readonly title: ReactNode;
  /** What the button says that sends the form. */
  readonly submitLabel: ReactNode;
  readonly isSubmitting: boolean;
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog with a form about a user. */
export function UserFormDialog({
  title,
  submitLabel,
  isSubmitting,
  onSubmit,
  onClose,
  children,
}: UserFormDialogProps) {
  const formId = useId();
  return (
    <Dialog
      title={title}
      isDismissable={!isSubmitting}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={isSubmitting}>
            <FormattedMessage {...commonMessages.cancel} />
          </Button>
          <Button kind="primary" type="submit" form={formId} isBusy={isSubmitting}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} noValidate $gap={4} onSubmit={onSubmit}>
        {children}
      </Stack>
    </Dialog>
  );
}
