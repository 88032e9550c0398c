import { Button, commonMessages, FormattedMessage, Stack, useFormats } from '@portal/shared';
import { Dialog } from '@portal/shared/overlays';
import { RefusalAlert } from '../../../components/quotation/RefusalAlert.tsx';
import { messages } from './messages.ts';

interface OrderInPortalDialogProps {
  /** The quotation that holds the cart. */
  readonly saved:
    | { readonly id: string; readonly number: string; readonly validUntil: string }
    | undefined;
  readonly error: unknown;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

/** Links to the quotation that the cart was saved as, or says why saving failed. */
export function OrderInPortalDialog({ saved, error, onOpen, onClose }: OrderInPortalDialogProps) {
  const { dayInWords } = useFormats();
  return (
    <Dialog
      title={<FormattedMessage {...messages.title} />}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage {...commonMessages.close} />
          </Button>
          {saved && (
            <Button
              kind="primary"
              icon="external-link"
              onClick={() => {
                onOpen(saved.id);
              }}
            >
              <FormattedMessage {...messages.open} />
            </Button>
          )}
        </>
      }
    >
      {saved ? (
        <Stack>
          <p>
            <FormattedMessage
              {...messages.saved}
              values={{ number: saved.number, day: dayInWords(saved.validUntil) }}
            />
          </p>
          <p>
            <FormattedMessage {...messages.lead} />
          </p>
        </Stack>
      ) : (
        <RefusalAlert title={<FormattedMessage {...messages.failed} />} error={error} />
      )}
    </Dialog>
  );
}
