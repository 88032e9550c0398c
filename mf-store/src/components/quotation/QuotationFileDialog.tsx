import {
  Button,
  commonMessages,
  FailureAlert,
  FormattedMessage,
  Stack,
  useMutation,
  useMayBuy,
} from '@portal/shared';
import { Dialog } from '@portal/shared/overlays';
import { saveQuotationFile } from '../../api/saveQuotationFile.ts';
import { messages } from './messages.ts';

interface QuotationFileDialogProps {
  readonly hash: string;
  readonly number: string;
  readonly error: unknown;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Shown when a quotation was created but its download failed; offers a retry. */
export function QuotationFileDialog(props: QuotationFileDialogProps) {
  const { hash, number, error, onSaved, onClose } = props;
  const mayBuy = useMayBuy();
  const file = useMutation({ mutationFn: saveQuotationFile });
  const latest = file.error ?? error;
  return (
    <Dialog
      title={<FormattedMessage {...messages.title} />}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage {...commonMessages.close} />
          </Button>
          <Button
            kind="primary"
            isBusy={file.isPending}
            onClick={() => {
              file.mutate(hash, { onSuccess: onSaved });
            }}
          >
            <FormattedMessage {...commonMessages.tryAgain} />
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        <FailureAlert
          error={latest}
          title={<FormattedMessage {...messages.fileMissing} values={{ number }} />}
        />
        <p>
          <FormattedMessage {...(mayBuy ? messages.fileInList : messages.fileOnPage)} />
        </p>
      </Stack>
    </Dialog>
  );
}
