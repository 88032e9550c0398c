import {
  Alert,
  Button,
  commonMessages,
  FormattedMessage,
  Inline,
  showSnackbar,
  useFormats,
  useIntl,
  useMutation,
} from '@portal/shared';
import { saveQuotationFile } from '../../api/saveQuotationFile.ts';
import { messages } from './messages.ts';
import { keepMissingFile, useMissingFile } from './useMissingFile.ts';

/** The way to the file of a visitor's quotation, which no list has, when it did not come at once. */
export function MissingFileNotice() {
  const { formatMessage } = useIntl();
  const { dayInWords } = useFormats();
  const missing = useMissingFile();
  const file = useMutation({ mutationFn: saveQuotationFile });
  if (missing === null) return null;
  const { hash, number } = missing;
  const day = dayInWords(missing.valid_until);
  const handleDownload = () => {
    file.mutate(hash, {
      onSuccess: () => {
        keepMissingFile(null);
        showSnackbar(formatMessage(messages.done, { number, day }));
      },
      onError: () => {
        showSnackbar(formatMessage(messages.fileStillMissing, { number }), 'failure');
      },
    });
  };
  return (
    <Alert
      kind="warning"
      action={
        <Inline>
          <Button
            size="small"
            kind="quiet"
            onClick={() => {
              keepMissingFile(null);
            }}
          >
            <FormattedMessage {...commonMessages.close} />
          </Button>
          <Button size="small" icon="download" isBusy={file.isPending} onClick={handleDownload}>
            <FormattedMessage {...messages.create} />
          </Button>
        </Inline>
      }
    >
      <FormattedMessage {...messages.fileToCome} values={{ number, day }} />
    </Alert>
  );
}
