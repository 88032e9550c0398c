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
import { useSwitchToNetwork } from '../../../api/useSwitchToNetwork.ts';
import { messages as listMessages } from '../messages.ts';
import { messages } from './messages.ts';
import { Refusal } from './Refusal.tsx';
import { SwitchFailure } from './SwitchFailure.tsx';

interface NetworkDialogProps {
  readonly onClose: () => void;
}

const extension = '.lrr';
const fieldName = 'lrr';

/**
 * The dialog that takes a release-request file, which gives the computer's licenses back to the
 * team.
 */
export function NetworkDialog({ onClose }: NetworkDialogProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const [file, setFile] = useState<File | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const { data, error, isPending, mutate, reset } = useSwitchToNetwork();
  useUnsavedChanges(file !== null);

  const problem = file === null ? (isMissing ? 'no_file' : null) : checkLicenseFile(file, 'LRR');

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (file === null || problem !== null) {
      setIsMissing(true);
      const field = event.currentTarget.elements.namedItem(fieldName);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    mutate(file, {
      onSuccess: (outcome) => {
        if (outcome.kind === 'refused') return;
        showSnackbar(formatMessage(messages.networkDone));
        onClose();
      },
    });
  };

  return (
    <Dialog
      title={<FormattedMessage {...listMessages.toNetwork} />}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage {...commonMessages.cancel} />
          </Button>
          <Button kind="primary" type="submit" form={formId} isBusy={isPending}>
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
          outcome={data}
          error={error}
        />
        <FileField
          label={<FormattedMessage {...messages.releaseFile} />}
          help={<FormattedMessage {...messages.fileHelp} />}
          name={fieldName}
          accept={extension}
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
