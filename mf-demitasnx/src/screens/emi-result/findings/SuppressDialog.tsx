import {
  Button,
  commonMessages,
  FailureAlert,
  FormattedMessage,
  isApiError,
  Stack,
  TextField,
} from '@portal/shared';
import { Dialog } from '@portal/shared/overlays';
import { useId, useState } from 'react';
import { longestReason, type useSuppress } from '../../../api/results/useSuppress.ts';
import type { ListedFinding } from '../../../domain/results/Change.ts';
import { messages } from './messages.ts';

interface SuppressDialogProps {
  readonly finding: ListedFinding;
  readonly suppressing: ReturnType<typeof useSuppress>;
  readonly onClose: () => void;
}

/** Asks for the reason to suppress a finding in this and later runs of the project. */
export function SuppressDialog({ finding, suppressing, onClose }: SuppressDialogProps) {
  const formId = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { error, isPending } = suppressing;
  const fault = isApiError(error) ? error.fieldMessages['reason'] : undefined;
  return (
    <Dialog
      title={<FormattedMessage {...messages.suppress} />}
      isDismissable={!isPending}
      onClose={onClose}
      actions={
        <>
          <Button disabled={isPending} onClick={onClose}>
            <FormattedMessage {...commonMessages.cancel} />
          </Button>
          <Button kind="primary" type="submit" form={formId} isBusy={isPending}>
            <FormattedMessage {...messages.suppress} />
          </Button>
        </>
      }
    >
      <Stack
        as="form"
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const text = reason.trim();
          setIsMissing(text === '');
          if (text === '') return;
          suppressing.mutate({ key: finding.key, reason: text }, { onSuccess: onClose });
        }}
      >
        <p>{finding.message}</p>
        <TextField
          holds="name"
          label={<FormattedMessage {...messages.reason} />}
          help={<FormattedMessage {...messages.suppressHelp} />}
          maxLength={longestReason}
          required
          value={reason}
          error={isMissing ? <FormattedMessage {...messages.reasonMissing} /> : fault}
          onChange={({ target }) => {
            setReason(target.value);
          }}
        />
        {fault === undefined && (
          <FailureAlert error={error} title={<FormattedMessage {...messages.suppressFailed} />} />
        )}
      </Stack>
    </Dialog>
  );
}
