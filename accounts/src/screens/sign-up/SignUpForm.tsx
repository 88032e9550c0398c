import {
  Button,
  Checkbox,
  FailureAlert,
  FormattedMessage,
  SelectField,
  Stack,
  TextField,
  TextLink,
  useIntl,
  useSession,
} from '@portal/shared';
import { ErrorSummary, submitForm, useZodForm } from '@portal/shared/forms';
import { registrationForm, type RegistrationForm } from '../../api/useRegister.ts';
import { FieldPair, FormStack } from '../../components/form.styles.ts';
import { nameFields } from '../../components/nameFields.ts';
import { useFaultTexts } from '../../components/useFaultTexts.ts';
import { countryOptions } from './countryOptions.ts';
import { messages } from './messages.ts';
import { useSignUpLabels } from './useSignUpLabels.ts';

interface SignUpFormProps {
  /** The values that were typed before, when the person returns to correct them. */
  readonly typed: RegistrationForm | undefined;
  readonly error: unknown;
  /** Sends the registration; rejects when it was not accepted. */
  readonly onSubmit: (registration: RegistrationForm) => Promise<void>;
}

const nothingTyped = {
  last_name: '',
  first_name: '',
  email: '',
  password: '',
  team_name: '',
} as const;

export function SignUpForm({ typed, error, onSubmit }: SignUpFormProps) {
  const intl = useIntl();
  const locale = useSession((session) => session.locale);
  const terms = useSession((session) => session.config.links.terms);
  const labels = useSignUpLabels();
  const form = useZodForm({
    schema: registrationForm,
    defaultValues: { ...nothingTyped, country_code: 'JP', ...typed, locale },
  });
  const { errors, isSubmitting } = form.formState;
  const faults = useFaultTexts(errors, labels);
  const field = (name: keyof typeof nothingTyped) => ({
    ...form.register(name),
    label: labels[name],
    error: faults.of(name),
  });
  return (
    <FormStack
      noValidate
      onSubmit={submitForm(form, (registration) => onSubmit({ ...registration, locale }))}
    >
      <ErrorSummary
        errors={faults.all}
        onJump={(name) => {
          faults.withField(name, form.setFocus);
        }}
      />
      <FieldPair>
        {nameFields(locale).map(({ name, autoComplete }) => (
          <TextField key={name} {...field(name)} autoComplete={autoComplete} />
        ))}
      </FieldPair>
      <TextField {...field('email')} type="email" autoComplete="email" spellCheck={false} />
      <TextField
        {...field('password')}
        help={intl.formatMessage(messages.passwordHelp)}
        type="password"
        autoComplete="new-password"
      />
      <TextField
        {...field('team_name')}
        help={intl.formatMessage(messages.teamNameHelp)}
        autoComplete="organization"
      />
      <SelectField
        {...form.register('country_code')}
        label={labels.country_code}
        help={intl.formatMessage(messages.countryHelp)}
        error={faults.of('country_code')}
        options={countryOptions(locale)}
        autoComplete="country"
      />
      <Stack $gap={1}>
        <Checkbox {...form.register('terms')} error={faults.of('terms')}>
          {labels.terms}
        </Checkbox>
        {terms !== undefined && (
          <TextLink href={terms} isExternal>
            <FormattedMessage {...messages.readTerms} />
          </TextLink>
        )}
      </Stack>
      {errors.root && <FailureAlert error={error} />}
      <Button type="submit" kind="primary" isBusy={isSubmitting}>
        <FormattedMessage {...messages.submit} />
      </Button>
    </FormStack>
  );
}
