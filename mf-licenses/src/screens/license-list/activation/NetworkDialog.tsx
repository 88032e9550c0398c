import {
  Button,
  FormattedMessage,
  Stack,
  commonMessages,
  showSnackbar,
  useIntl,
  useUnsavedChanges,
} from '@portal/shared';
import { checkLicenseFile } from '@portal/shared/domain';
import { Dialog, FileField } from '@portal/shared/overlays';
import { useId, useState, type SubmitEvent } from 'react';
import { useSwitchActivation } from '../../../api/useSwitchActivation.ts';
import { messages as listMessages } from '../messages.ts';
import { messages } from './messages.ts';
import { MissingChoiceHint } from './MissingChoiceHint.tsx';
import { Refusal } from './Refusal.tsx';
import { SwitchFailure } from './SwitchFailure.tsx';

interface NetworkDialogProps {
  readonly onClose: () => void;
}

const extension = '.lrr';

/** Takes a release request file, which returns the computer's licenses to the team. */
export function NetworkDialog({ onClose }: NetworkDialogProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const hintId = useId();
  const [file, setFile] = useState<File | null>(null);
  const { data, error, isPending, mutate, reset } = useSwitchActivation('network');
  useUnsavedChanges(file !== null);

  const problem = file && checkLicenseFile(file, 'LRR');
  const missing = file === null || problem !== null ? 'file' : undefined;

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (file === null || missing !== undefined) return;
    mutate(
      { file },
      {
        onSuccess: (refusal) => {
          if (refusal) return;
          showSnackbar(formatMessage(messages.networkDone));
          onClose();
        },
      },
    );
  };

  return (
    <Dialog
      title={<FormattedMessage {...listMessages.toNetwork} />}
      onClose={onClose}
      actions={
        <>
          <MissingChoiceHint id={hintId} missing={missing} />
          <Button onClick={onClose}>
            <FormattedMessage {...commonMessages.cancel} />
          </Button>
          <Button
            kind="primary"
            type="submit"
            form={formId}
            isBusy={isPending}
            disabled={missing !== undefined}
            aria-describedby={missing && hintId}
          >
            <FormattedMessage {...listMessages.toNetwork} />
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} noValidate onSubmit={handleSubmit}>
        <p>
          <FormattedMessage {...messages.networkLead} />
        </p>
        <SwitchFailure
          title={<FormattedMessage {...messages.networkFailed} />}
          extension={extension}
          refusal={data}
          error={error}
        />
        <FileField
          label={<FormattedMessage {...messages.releaseFile} />}
          help={<FormattedMessage {...messages.fileHelp} />}
          accept={extension}
          need="required"
          value={file}
          error={problem && <Refusal reason={problem} extension={extension} />}
          onChange={(next) => {
            setFile(next);
            reset();
          }}
        />
      </Stack>
    </Dialog>
  );
}
