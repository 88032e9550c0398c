import {
  Alert,
  Button,
  FailureAlert,
  FormattedMessage,
  type Locale,
  SelectField,
  type SelectOption,
  TextField,
  useIntl,
  useSession,
} from '@portal/shared';
import { ErrorSummary, FieldGrid, submitForm, useZodForm } from '@portal/shared/forms';
import { countryCodes } from '@portal/shared/domain';
import { registrationForm, type RegistrationForm } from '../../api/useRegister.ts';
import { ChoiceGroup } from '../../components/ChoiceGroup.tsx';
import { FormStack } from '../../components/form.styles.ts';
import { nameFields } from '../../components/nameFields.ts';
import { NewPasswordField } from '../../components/password/NewPasswordField.tsx';
import { TermsField } from '../../components/terms/TermsField.tsx';
import { useFaultTexts } from '../../components/useFaultTexts.ts';
import { startCountry } from '../../domain/startCountry.ts';
import { CompanyFields } from './CompanyFields.tsx';
import { messages } from './messages.ts';
import { useSignUpLabels } from './useSignUpLabels.ts';

/** Options for all countries, named and sorted in a language. */
function countryOptions(locale: Locale): readonly SelectOption[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return countryCodes
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .toSorted((left, right) => compare(left.label, right.label));
}

interface SignUpFormProps {
  /** The values that were typed before, when the person returns to go on or to correct them. */
  readonly typed: Partial<RegistrationForm>;
  readonly error: unknown;
  /** Hears of each change, to keep what is typed. */
  readonly onType: (typed: object) => void;
  /** Sends the registration; rejects when it was not accepted. */
  readonly onSubmit: (registration: RegistrationForm) => Promise<void>;
}

const nothingTyped = {
  last_name: '',
  first_name: '',
  email: '',
  password: '',
  team_name: '',
  post_code: '',
  prefecture: '',
  address: '',
  tel: '',
} as const;

const first = { edition: 'community', kind: 'company' } as const;

export function SignUpForm({ typed, error, onType, onSubmit }: SignUpFormProps) {
  const intl = useIntl();
  const locale = useSession((session) => session.locale);
  const form = useZodForm({
    schema: registrationForm,
    mayBeLost: true,
    defaultValues: {
      ...{ ...nothingTyped, ...first, country_code: startCountry(navigator.language, locale) },
      ...{ ...typed, locale },
    },
  });
  const [country, edition, kind] = form.watch(['country_code', 'edition', 'kind']);
  const labels = useSignUpLabels(country);
  const { errors, isSubmitting } = form.formState;
  const faults = useFaultTexts(errors, labels, 'reader', country);
  const field = (name: keyof typeof nothingTyped, need: 'required' | 'optional' = 'required') => ({
    ...form.register(name),
    label: labels[name],
    need,
    error: faults.of(name),
  });
  const isPerson = kind === 'person';
  return (
    <FormStack
      noValidate
      onChange={() => {
        onType(form.getValues());
      }}
      onSubmit={submitForm(form, (registration) => onSubmit({ ...registration, locale }))}
    >
      <ErrorSummary
        errors={faults.all}
        onJump={(name) => {
          faults.withField(name, form.setFocus);
        }}
      />
      {typed.estimate !== undefined && (
        <Alert>
          <FormattedMessage {...messages.estimateKept} />
        </Alert>
      )}
      <ChoiceGroup
        legend={<FormattedMessage {...messages.edition} />}
        choices={(['community', 'professional'] as const).map((value) => ({
          value,
          label: intl.formatMessage(messages[value]),
          help: intl.formatMessage(messages[`${value}Text`]),
        }))}
        control={() => form.register('edition')}
      />
      <ChoiceGroup
        legend={<FormattedMessage {...messages.kind} />}
        choices={(['company', 'person'] as const).map((value) => ({
          value,
          label: intl.formatMessage(messages[value]),
        }))}
        control={() => form.register('kind')}
      />
      <FieldGrid $least={160}>
        {nameFields(locale).map(({ name, autoComplete }) => (
          <TextField key={name} holds="name" {...field(name)} autoComplete={autoComplete} />
        ))}
      </FieldGrid>
      <TextField
        holds="code"
        {...field('email')}
        type="email"
        autoComplete="email"
        spellCheck={false}
      />
      <NewPasswordField {...field('password')} />
      <TextField
        holds="name"
        {...field('team_name')}
        help={intl.formatMessage(isPerson ? messages.personTeamHelp : messages.teamNameHelp)}
        autoComplete="organization"
      />
      <SelectField
        {...form.register('country_code')}
        label={labels.country_code}
        need="required"
        help={intl.formatMessage(messages.countryHelp)}
        error={faults.of('country_code')}
        options={[
          { value: '', label: intl.formatMessage(messages.chooseCountry), isDisabled: true },
          ...countryOptions(locale),
        ]}
        autoComplete="country"
      />
      {edition === 'professional' && (
        <CompanyFields
          title={isPerson ? messages.personDetails : messages.companyDetails}
          country={country}
          field={(name) => field(name, 'optional')}
        />
      )}
      <TermsField {...form.register('terms')} error={faults.of('terms')} isMarkedRequired />
      {errors.root && <FailureAlert error={error} />}
      <Button type="submit" kind="primary" isBusy={isSubmitting}>
        <FormattedMessage {...messages.submit} />
      </Button>
    </FormStack>
  );
}
