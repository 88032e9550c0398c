import { Button, FailureAlert, FormattedMessage, TextField, useIntl } from '@portal/shared';
import { submitForm, useZodForm } from '@portal/shared/forms';
import {
  passwordResetForm,
  type PasswordResetForm as Form,
} from '../../api/useAskForPasswordReset.ts';
import { FormStack } from '../../components/form.styles.ts';
import { useFaultTexts } from '../../components/useFaultTexts.ts';
import { messages } from './messages.ts';

interface PasswordResetFormProps {
  /** The address that was typed before. */
  readonly typed: string;
  readonly error: unknown;
  /** Sends the address; rejects when it was not accepted. */
  readonly onSubmit: (form: Form) => Promise<void>;
}

/** The form for the address that the mail goes to. */
export function PasswordResetForm({ typed, error, onSubmit }: PasswordResetFormProps) {
  const intl = useIntl();
  const labels = { email: intl.formatMessage(messages.email) };
  const form = useZodForm({
    schema: passwordResetForm,
    defaultValues: { email: typed },
    mayBeLost: true,
  });
  const { errors, isSubmitting } = form.formState;
  const faults = useFaultTexts(errors, labels);
  return (
    <FormStack noValidate onSubmit={submitForm(form, onSubmit)}>
      <TextField
        holds="code"
        {...form.register('email')}
        label={labels.email}
        error={faults.of('email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      {errors.root && <FailureAlert error={error} />}
      <Button type="submit" kind="primary" isBusy={isSubmitting}>
        <FormattedMessage {...messages.submit} />
      </Button>
    </FormStack>
  );
}
