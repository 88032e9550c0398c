import { Alert, Button, FailureAlert, FormattedMessage, Stack, useFormats } from '@portal/shared';
import { useDiscardUpload } from '../../../api/upload/useDiscardUpload.ts';
import type { OpenUpload } from '../../../domain/upload/OpenUpload.ts';
import { messages } from './messages.ts';

interface OpenUploadsProps {
  readonly uploads: readonly OpenUpload[];
  /** The upload that the chosen file resumes. */
  readonly resumed: OpenUpload | undefined;
}

/** Interrupted uploads, and how to resume each. */
export function OpenUploads({ uploads, resumed }: OpenUploadsProps) {
  const { fileSize, instantInWords } = useFormats();
  const { mutate, isPending, variables, error } = useDiscardUpload();
  if (uploads.length === 0) return null;
  return (
    <Stack $gap={2}>
      {uploads.map((upload) => (
        <Alert
          key={upload.id}
          title={
            <FormattedMessage
              {...messages.stopped}
              values={{
                file: upload.fileName,
                sent: fileSize(upload.sentBytes),
                total: fileSize(upload.totalBytes),
              }}
            />
          }
          action={
            <Button
              size="small"
              isBusy={isPending && variables === upload.id}
              onClick={() => {
                mutate(upload.id);
              }}
            >
              <FormattedMessage {...messages.discard} />
            </Button>
          }
        >
          {upload === resumed ? (
            <FormattedMessage {...messages.goesOn} />
          ) : (
            <FormattedMessage
              {...messages.chooseAgain}
              values={{ until: instantInWords(upload.expiresAt) }}
            />
          )}
        </Alert>
      ))}
      {error !== null && <FailureAlert error={error} />}
    </Stack>
  );
}
