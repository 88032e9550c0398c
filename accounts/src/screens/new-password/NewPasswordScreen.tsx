import {
  Alert,
  Button,
  FailureAlert,
  FormattedMessage,
  LinkButton,
  Stack,
  useIntl,
  useSession,
} from '@portal/shared';
import { submitForm, useZodForm } from '@portal/shared/forms';
import { newPasswordForm, useResetPassword } from '../../api/useResetPassword.ts';
import { FormStack } from '../../components/form.styles.ts';
import { NarrowPage } from '../../components/NarrowPage.tsx';
import { NewPasswordField } from '../../components/password/NewPasswordField.tsx';
import { useFaultTexts } from '../../components/useFaultTexts.ts';
import { paths } from '../../paths.ts';
import type { PasswordLinkState } from '../../session/readPage.ts';
import { messages } from './messages.ts';

const kinds = { changed: 'success', used: 'info', expired: 'warning', unknown: 'warning' } as const;

interface NewPasswordScreenProps {
  readonly token: string;
  /** State of the link when the page was opened. */
  readonly state: PasswordLinkState;
}

/**
 * The page of a mailed link: the form for the new password, then the outcome. For an invalid link it
 * shows the reason at once.
 */
export function NewPasswordScreen({ token, state }: NewPasswordScreenProps) {
  const intl = useIntl();
  const manager = useSession((session) => session.config.services.manager);
  const reset = useResetPassword();
  const labels = { password: intl.formatMessage(messages.password) };
  const form = useZodForm({
    schema: newPasswordForm,
    defaultValues: { token, password: '' },
    mayBeLost: true,
  });
  const { errors, isSubmitting } = form.formState;
  const faults = useFaultTexts(errors, labels);
  const outcome = reset.data ?? (state === 'open' ? undefined : state);
  if (outcome !== undefined) {
    return (
      <NarrowPage title={intl.formatMessage(messages.title)}>
        <Stack $align="start">
          <Alert kind={kinds[outcome]}>
            <FormattedMessage {...messages[outcome]} />
          </Alert>
          <LinkButton kind="primary" href={outcome === 'changed' ? manager : paths.passwordReset}>
            <FormattedMessage {...(outcome === 'changed' ? messages.signIn : messages.again)} />
          </LinkButton>
        </Stack>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage
      title={intl.formatMessage(messages.title)}
      lead={<FormattedMessage {...messages.lead} />}
    >
      <FormStack
        noValidate
        onSubmit={submitForm(form, async (values) => {
          await reset.mutateAsync(values);
        })}
      >
        <NewPasswordField
          {...form.register('password')}
          label={labels.password}
          error={faults.of('password')}
          required
        />
        {errors.root && <FailureAlert error={reset.error} />}
        <Button type="submit" kind="primary" isBusy={isSubmitting}>
          <FormattedMessage {...messages.submit} />
        </Button>
      </FormStack>
    </NarrowPage>
  );
}
