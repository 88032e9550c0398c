import { Button, FormattedMessage, TextField, useIntl, useSession } from '@portal/shared';
import { privacyVersion, termsVersion } from '@portal/shared/domain';
import { AllRequired, ErrorSummary, FieldGrid, submitForm, useZodForm } from '@portal/shared/forms';
import { ssoRegistrationForm, useJoinBySso } from '../../api/sso/useJoinBySso.ts';
import { FormStack } from '../../components/form.styles.ts';
import { nameFields } from '../../components/nameFields.ts';
import { messages as termsMessages } from '../../components/terms/messages.ts';
import { TermsField } from '../../components/terms/TermsField.tsx';
import { useFaultTexts } from '../../components/useFaultTexts.ts';
import type { AccountScreen } from '../../session/readPage.ts';
import { JoinFailure } from './JoinFailure.tsx';
import { messages } from './messages.ts';

interface SsoRegistrationFormProps {
  readonly screen: Extract<AccountScreen, { readonly name: 'sso_join' }>;
}

/** The registration at the first sign-in by SSO: name and terms, no password. */
export function SsoRegistrationForm({ screen }: SsoRegistrationFormProps) {
  const intl = useIntl();
  const locale = useSession((session) => session.locale);
  const register = useJoinBySso(screen.action);
  const labels = {
    last_name: intl.formatMessage(messages.lastName),
    first_name: intl.formatMessage(messages.firstName),
    terms: intl.formatMessage(termsMessages.terms),
  };
  const form = useZodForm({
    schema: ssoRegistrationForm,
    defaultValues: { last_name: screen.last_name, first_name: screen.first_name, locale },
  });
  const { errors, isSubmitting } = form.formState;
  const faults = useFaultTexts(errors, labels);
  const submit = submitForm(form, async (values) => {
    const versions = { terms_version: termsVersion, privacy_version: privacyVersion };
    await register.mutateAsync({ ...values, locale, ...versions });
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
      <FieldGrid $least={160}>
        {nameFields(locale).map(({ name, autoComplete }) => (
          <TextField
            holds="name"
            key={name}
            {...form.register(name)}
            label={labels[name]}
            error={faults.of(name)}
            autoComplete={autoComplete}
            required
          />
        ))}
      </FieldGrid>
      <TermsField {...form.register('terms')} error={faults.of('terms')} required />
      {errors.root && <JoinFailure error={register.error} former="" />}
      <Button type="submit" kind="primary" isBusy={isSubmitting || register.isSuccess}>
        <FormattedMessage {...messages.register} />
      </Button>
    </FormStack>
  );
}
