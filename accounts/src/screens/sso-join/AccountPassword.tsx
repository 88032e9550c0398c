import { Button, FormattedMessage, useIntl } from '@portal/shared';
import { submitForm, useZodForm } from '@portal/shared/forms';
import { accountPasswordForm } from '../../api/sso/useProveAccount.ts';
import { FormStack } from '../../components/form.styles.ts';
import { PasswordField } from '../../components/password/PasswordField.tsx';
import { useFaultTexts } from '../../components/useFaultTexts.ts';
import { messages } from './messages.ts';

interface AccountPasswordProps {
  readonly isBusy: boolean;
  readonly onPassword: (password: string) => Promise<unknown>;
}

/** The form for the account's password. */
export function AccountPassword({ isBusy, onPassword }: AccountPasswordProps) {
  const { formatMessage } = useIntl();
  const form = useZodForm({
    schema: accountPasswordForm,
    defaultValues: { password: '' },
    mayBeLost: true,
  });
  const labels = { password: formatMessage(messages.password) };
  const faults = useFaultTexts(form.formState.errors, labels);
  const submit = submitForm(form, async ({ password }) => {
    await onPassword(password);
  });
  return (
    <FormStack noValidate onSubmit={submit}>
      <PasswordField
        {...form.register('password')}
        label={labels.password}
        error={faults.of('password')}
        autoComplete="current-password"
        required
      />
      <div>
        <Button type="submit" kind="primary" isBusy={isBusy}>
          <FormattedMessage {...messages.confirmSignIn} />
        </Button>
      </div>
    </FormStack>
  );
}
