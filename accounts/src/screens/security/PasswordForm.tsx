import { useState } from 'react';
import {
  Alert,
  Button,
  FailureAlert,
  FormattedMessage,
  showSnackbar,
  useIntl,
} from '@portal/shared';
import { AllRequired, ErrorSummary, submitForm, useZodForm } from '@portal/shared/forms';
import { passwordChangeForm, useChangePassword } from '../../api/useChangePassword.ts';
import { FormStack } from '../../components/form.styles.ts';
import { LockedAlert } from '../../components/LockedAlert.tsx';
import { NewPasswordField } from '../../components/password/NewPasswordField.tsx';
import { PasswordField } from '../../components/password/PasswordField.tsx';
import { useFaultTexts } from '../../components/useFaultTexts.ts';
import { messages } from './messages.ts';

const nothingTyped = { current_password: '', new_password: '' };

/** The form that changes the password. */
export function PasswordForm() {
  const intl = useIntl();
  const change = useChangePassword();
  const labels = {
    current_password: intl.formatMessage(messages.current),
    new_password: intl.formatMessage(messages.chosen),
  };
  const form = useZodForm({ schema: passwordChangeForm, defaultValues: nothingTyped });
  const { errors, isSubmitting } = form.formState;
  const faults = useFaultTexts(errors, labels);
  const outcome = change.data;
  // After a change the fields are empty again.
  const [changes, setChanges] = useState(0);
  const submit = submitForm(form, async (values) => {
    if ((await change.mutateAsync(values)).kind !== 'accepted') return;
    form.reset(nothingTyped);
    setChanges((count) => count + 1);
    showSnackbar(intl.formatMessage(messages.changed));
  });
  return (
    <FormStack noValidate onSubmit={submit}>
      <ErrorSummary
        errors={faults.all}
        onJump={(name) => {
          faults.withField(name, form.setFocus);
        }}
      />
      <AllRequired />
      {outcome?.kind === 'refused' && (
        <Alert kind="danger">
          <FormattedMessage {...messages.wrong} />
        </Alert>
      )}
      {outcome?.kind === 'single_sign_on' && (
        <Alert kind="warning">
          <FormattedMessage {...messages.sso} />
        </Alert>
      )}
      {outcome?.kind === 'locked' && <LockedAlert waitSeconds={outcome.waitSeconds} />}
      <PasswordField
        key={`current ${String(changes)}`}
        {...form.register('current_password')}
        label={labels.current_password}
        error={faults.of('current_password')}
        autoComplete="current-password"
        required
      />
      <NewPasswordField
        key={`new ${String(changes)}`}
        {...form.register('new_password')}
        label={labels.new_password}
        error={faults.of('new_password')}
        required
      />
      {errors.root && <FailureAlert error={change.error} />}
      <div>
        <Button type="submit" kind="primary" isBusy={isSubmitting}>
          <FormattedMessage {...messages.change} />
        </Button>
      </div>
    </FormStack>
  );
}
