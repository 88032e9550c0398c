import { Button, FormattedMessage, useIntl, useSession } from '@portal/shared';
import { privacyVersion, termsVersion } from '@portal/shared/domain';
import { AllRequired, ErrorSummary, submitForm, useZodForm } from '@portal/shared/forms';
import { invitedForm, useRegisterInvited } from '../../api/invitations/useRegisterInvited.ts';
import { FormStack } from '../../components/form.styles.ts';
import { nameFields } from '../../components/nameFields.ts';
import { NamePair } from '../../components/NamePair.tsx';
import { NewPasswordField } from '../../components/password/NewPasswordField.tsx';
import { messages as termsMessages } from '../../components/terms/messages.ts';
import { TermsField } from '../../components/terms/TermsField.tsx';
import { useFaultTexts } from '../../components/useFaultTexts.ts';
import type { OpenInvitation } from '../../domain/Invitation.ts';
import { JoinFailure } from './JoinFailure.tsx';
import { messages } from './messages.ts';

interface InvitedFormProps {
  readonly token: string;
  readonly invitation: OpenInvitation;
  readonly onJoined: () => void;
}

/** The registration of an invited person without an account: name, password, terms. */
export function InvitedForm({ token, invitation, onJoined }: InvitedFormProps) {
  const intl = useIntl();
  const locale = useSession((session) => session.locale);
  const register = useRegisterInvited(token);
  const labels = {
    last_name: intl.formatMessage(messages.lastName),
    first_name: intl.formatMessage(messages.firstName),
    password: intl.formatMessage(messages.password),
    terms: intl.formatMessage(termsMessages.terms),
  };
  const form = useZodForm({
    schema: invitedForm,
    defaultValues: {
      token,
      last_name: invitation.name.lastName,
      first_name: invitation.name.firstName,
      password: '',
      locale,
    },
  });
  const { errors, isSubmitting } = form.formState;
  const faults = useFaultTexts(errors, labels);
  const handleSubmit = submitForm(form, async (values) => {
    await register.mutateAsync({
      ...values,
      locale,
      terms_version: termsVersion,
      privacy_version: privacyVersion,
    });
    onJoined();
  });
  return (
    <FormStack noValidate onSubmit={handleSubmit}>
      <ErrorSummary
        errors={faults.all}
        onJump={(name) => {
          faults.withField(name, form.setFocus);
        }}
      />
      <AllRequired />
      <NamePair
        fields={nameFields(locale).map(({ name, autoComplete }) => ({
          ...form.register(name),
          label: labels[name],
          error: faults.of(name),
          autoComplete,
          required: true,
        }))}
      />
      <NewPasswordField
        {...form.register('password')}
        label={labels.password}
        error={faults.of('password')}
        required
      />
      <TermsField {...form.register('terms')} error={faults.of('terms')} required />
      {errors.root && <JoinFailure error={register.error} />}
      <Button type="submit" kind="primary" isBusy={isSubmitting}>
        <FormattedMessage {...messages.register} />
      </Button>
    </FormStack>
  );
}
