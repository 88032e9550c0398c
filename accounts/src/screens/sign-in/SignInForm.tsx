import { Button, FailureAlert, FormattedMessage, TextField, useIntl } from '@portal/shared';
import { signInRequestSchema } from '@portal/shared/contracts';
import { useZodForm } from '@portal/shared/forms';
import { useSignIn } from '../../api/useSignIn.ts';
import { FormStack } from '../../components/form.styles.ts';
import { messages } from './messages.ts';
import { SignInRefusal } from './SignInRefusal.tsx';

/** Email and password. What is typed stays when the sign-in is refused. */
export function SignInForm({ action }: { readonly action: string }) {
  const intl = useIntl();
  const signIn = useSignIn(action);
  const form = useZodForm({
    schema: signInRequestSchema,
    defaultValues: { email: '', password: '' },
  });
  const isLeaving = signIn.data?.outcome === 'signed_in';
  return (
    <FormStack
      noValidate
      onSubmit={(event) => {
        void form.handleSubmit((credentials) => {
          signIn.mutate(credentials);
        })(event);
      }}
    >
      {signIn.data && <SignInRefusal answer={signIn.data} />}
      <FailureAlert error={signIn.error} />
      <TextField
        {...form.register('email')}
        label={intl.formatMessage(messages.email)}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <TextField
        {...form.register('password')}
        label={intl.formatMessage(messages.password)}
        type="password"
        autoComplete="current-password"
        required
      />
      <Button type="submit" kind="primary" isBusy={signIn.isPending || isLeaving}>
        <FormattedMessage {...messages.title} />
      </Button>
    </FormStack>
  );
}
