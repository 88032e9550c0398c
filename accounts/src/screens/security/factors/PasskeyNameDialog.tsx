import { useId } from 'react';
import {
  Alert,
  Button,
  commonMessages,
  FormattedMessage,
  Stack,
  TextField,
  useIntl,
} from '@portal/shared';
import { useZodForm } from '@portal/shared/forms';
import { Dialog } from '@portal/shared/overlays';
import { passkeyForm } from '../../../api/factors/passkeyForm.ts';
import { PasskeyAlert } from '../../../components/second-factor/PasskeyAlert.tsx';
import { useFaultTexts } from '../../../components/useFaultTexts.ts';
import { messages } from './messages.ts';

type Message = (typeof messages)[keyof typeof messages];

interface PasskeyNameDialogProps {
  readonly title: Message;
  readonly submit: Message;
  readonly help?: Message;
  /** The name that the passkey has. */
  readonly name?: string;
  /** Whether the server did not take the passkey. */
  readonly refused?: boolean;
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onName: (name: string) => void;
}

/** Asks for the name of a passkey. */
export function PasskeyNameDialog({
  title,
  submit,
  help,
  name = '',
  refused = false,
  error,
  isBusy,
  onClose,
  onName,
}: PasskeyNameDialogProps) {
  const intl = useIntl();
  const formId = useId();
  const form = useZodForm({ schema: passkeyForm, defaultValues: { name } });
  const labels = { name: intl.formatMessage(messages.passkeyName) };
  const faults = useFaultTexts(form.formState.errors, labels);
  return (
    <Dialog
      title={<FormattedMessage {...title} />}
      isDismissable={!isBusy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            <FormattedMessage {...commonMessages.cancel} />
          </Button>
          <Button type="submit" form={formId} kind="primary" isBusy={isBusy}>
            <FormattedMessage {...submit} />
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          void form.handleSubmit((values) => {
            onName(values.name);
          })(event);
        }}
      >
        <Stack>
          {refused && (
            <Alert kind="danger">
              <FormattedMessage {...messages.passkeyNotTaken} />
            </Alert>
          )}
          <PasskeyAlert error={error} />
          <TextField
            holds="name"
            {...form.register('name')}
            label={labels.name}
            help={help && <FormattedMessage {...help} />}
            error={faults.of('name')}
            autoComplete="off"
            required
          />
        </Stack>
      </form>
    </Dialog>
  );
}
