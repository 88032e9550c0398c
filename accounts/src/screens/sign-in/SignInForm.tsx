import {
  Button,
  Checkbox,
  FailureAlert,
  FormattedMessage,
  TextField,
  useIntl,
} from '@portal/shared';
import { useCallback } from 'react';
import { useZodForm } from '@portal/shared/forms';
import type { SecondStepOutcome } from '../../api/signIn.presenter.ts';
import { signInForm, useSignIn } from '../../api/useSignIn.ts';
import { FormStack } from '../../components/form.styles.ts';
import { PasswordField } from '../../components/password/PasswordField.tsx';
import { useFaultTexts } from '../../components/useFaultTexts.ts';
import { messages } from './messages.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { SignInRefusal } from './SignInRefusal.tsx';
import { SingleSignOnButton } from './SingleSignOnButton.tsx';

interface SignInFormProps {
  readonly action: string;
  /** Called when the password is right and something more is wanted. */
  readonly onSecondStep: (step: SecondStepOutcome) => void;
}

/**
 * The form for email and password, and the buttons for a passkey and single sign-on. What is typed
 * stays when the sign-in is refused.
 */
export function SignInForm({ action, onSecondStep }: SignInFormProps) {
  const intl = useIntl();
  const signIn = useSignIn(action);
  const form = useZodForm({
    schema: signInForm,
    mayBeLost: true,
    defaultValues: { email: '', password: '', keep: false },
  });
  const { getValues } = form;
  const isKept = useCallback(() => getValues('keep') === true, [getValues]);
  const labels = {
    email: intl.formatMessage(messages.email),
    password: intl.formatMessage(messages.password),
  };
  const faults = useFaultTexts(form.formState.errors, labels);
  const isLeaving = signIn.data?.kind === 'signed_in';
  return (
    <FormStack
      noValidate
      onSubmit={(event) => {
        void form.handleSubmit((credentials) => {
          signIn.mutate(credentials, {
            onSuccess: (outcome) => {
              if (outcome.kind === 'second_factor' || outcome.kind === 'set_up_factor') {
                onSecondStep(outcome);
              }
            },
          });
        })(event);
      }}
    >
      {signIn.data && <SignInRefusal outcome={signIn.data} />}
      <FailureAlert error={signIn.error} />
      <TextField
        holds="code"
        {...form.register('email')}
        label={labels.email}
        error={faults.of('email')}
        type="email"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        {...form.register('password')}
        label={labels.password}
        error={faults.of('password')}
        autoComplete="current-password"
        required
      />
      <Checkbox {...form.register('keep')}>
        <FormattedMessage {...messages.keep} />
      </Checkbox>
      <Button type="submit" kind="primary" isBusy={signIn.isPending || isLeaving}>
        <FormattedMessage {...messages.title} />
      </Button>
      <PasskeyButton action={action} isKept={isKept} />
      <SingleSignOnButton action={action} />
    </FormStack>
  );
}
