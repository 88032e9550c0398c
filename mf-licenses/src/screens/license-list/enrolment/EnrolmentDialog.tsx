import { Button, FailureAlert, FormattedMessage, Stack, commonMessages } from '@portal/shared';
import { Dialog } from '@portal/shared/overlays';
import { useCreateEnrolmentCode } from '../../../api/useCreateEnrolmentCode.ts';
import { EnrolmentCode } from './EnrolmentCode.tsx';
import { messages as listMessages } from '../messages.ts';
import { messages } from './messages.ts';

interface EnrolmentDialogProps {
  readonly onClose: () => void;
}

/** Shows a one-time code for the license client. Closing discards the code. */
export function EnrolmentDialog({ onClose }: EnrolmentDialogProps) {
  const { data, error, isPending, mutate } = useCreateEnrolmentCode();
  return (
    <Dialog
      title={<FormattedMessage {...listMessages.register} />}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage {...commonMessages.close} />
          </Button>
          <Button
            kind={data ? 'secondary' : 'primary'}
            isBusy={isPending}
            onClick={() => {
              mutate();
            }}
          >
            <FormattedMessage {...(data ? messages.createNew : messages.create)} />
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          <FormattedMessage {...messages.lead} />
        </p>
        {data && <EnrolmentCode code={data.code} expiresAt={data.expiresAt} />}
        <FailureAlert error={error} title={<FormattedMessage {...messages.failed} />} />
      </Stack>
    </Dialog>
  );
}
