import { Alert, Button, FormattedMessage, ProgressBar, Stack, useFormats } from '@portal/shared';
import { Dialog } from '@portal/shared/overlays';
import { uploadPace, type ProgressSample } from '../../../domain/upload/uploadPace.ts';
import { messages as screenMessages } from '../messages.ts';
import { Note } from '../Note.styles.ts';
import { messages } from './messages.ts';

interface UploadUnderWayProps {
  readonly fileName: string;
  readonly samples: readonly ProgressSample[];
  /** Whether the connection is broken. */
  readonly isInterrupted: boolean;
  readonly onCancel: () => void;
}

/** The progress of an upload: bytes sent, speed and time left. */
export function UploadUnderWay({
  fileName,
  samples,
  isInterrupted,
  onCancel,
}: UploadUnderWayProps) {
  const { fileSize } = useFormats();
  const last = samples.at(-1);
  const pace = uploadPace(samples);
  const isSent = last !== undefined && last.sentBytes >= last.totalBytes;
  return (
    <Dialog
      size="large"
      isDismissable={false}
      title={<FormattedMessage {...screenMessages.analyze} />}
      onClose={onCancel}
      actions={
        <Button onClick={onCancel} ref={takeFocus}>
          <FormattedMessage {...messages.cancel} />
        </Button>
      }
    >
      <Stack>
        <ProgressBar
          label={
            <FormattedMessage
              {...(isSent ? messages.checking : messages.sending)}
              values={{ file: fileName }}
            />
          }
          detail={
            last && (
              <FormattedMessage
                {...messages.sent}
                values={{ sent: fileSize(last.sentBytes), total: fileSize(last.totalBytes) }}
              />
            )
          }
          {...(last === undefined || isSent ? {} : { value: last.sentBytes, max: last.totalBytes })}
        />
        {isInterrupted ? (
          <Alert kind="warning">
            <FormattedMessage {...messages.interrupted} />
          </Alert>
        ) : (
          <Note>
            {pace === null || isSent ? (
              <FormattedMessage {...messages.stay} />
            ) : (
              <FormattedMessage
                {...messages.pace}
                values={{
                  speed: fileSize(pace.bytesPerSecond),
                  minutes: Math.round(pace.secondsLeft / 60),
                  seconds: Math.ceil(pace.secondsLeft),
                }}
              />
            )}
          </Note>
        )}
      </Stack>
    </Dialog>
  );
}

/** Moves focus from the removed form button to the button that ends the upload. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus();
}
