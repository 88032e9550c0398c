import {
  Button,
  Checkbox,
  commonText,
  FormattedMessage,
  SelectField,
  showSnackbar,
  useFormats,
  useIntl,
  useSession,
  useSessionStore,
} from '@portal/shared';
import { ErrorSummary, submitForm, useZodForm } from '@portal/shared/forms';
import type { Profile } from '../../api/profile.presenter.ts';
import { profileForm } from '../../api/profileForm.ts';
import { useSaveProfile } from '../../api/useSaveProfile.ts';
import { FormFailure } from '../../components/FormFailure.tsx';
import { FormStack } from '../../components/form.styles.ts';
import { languages } from '../../components/languages.ts';
import { messages as formMessages } from '../../components/messages.ts';
import { nameFields } from '../../components/nameFields.ts';
import { NamePair } from '../../components/NamePair.tsx';
import { ShownValues } from '../../components/ShownValues.tsx';
import { takeSaved } from '../../components/takeSaved.ts';
import { useFaultTexts } from '../../components/useFaultTexts.ts';
import { useChangeLocale } from '../../session/useChangeLocale.ts';
import { messages } from './messages.ts';

interface UserFormProps {
  readonly profile: Profile;
  /** Loads the data that are saved now. */
  readonly onReload: () => Promise<Profile | undefined>;
}

/** The form for names and language; the country is only shown. */
export function UserForm({ profile, onReload }: UserFormProps) {
  const intl = useIntl();
  const { instantInWords } = useFormats();
  const session = useSessionStore();
  const locale = useSession((state) => state.locale);
  const changeLocale = useChangeLocale();
  const save = useSaveProfile();
  const labels = {
    last_name: intl.formatMessage(messages.lastName),
    first_name: intl.formatMessage(messages.firstName),
    locale: intl.formatMessage(messages.locale),
  };
  const form = useZodForm({ schema: profileForm, defaultValues: profile.form });
  const { errors, isSubmitting } = form.formState;
  const faults = useFaultTexts(errors, labels);
  const countries = new Intl.DisplayNames(intl.locale, { type: 'region' });
  return (
    <FormStack
      noValidate
      onSubmit={submitForm(form, async (values) => {
        const sent = form.getValues();
        const saved = await save.mutateAsync(values);
        takeSaved(form, sent, saved.form);
        if (saved.form.locale !== session.getState().locale) changeLocale(saved.form.locale);
        showSnackbar(commonText('saved', session.getState().locale));
      })}
    >
      <ErrorSummary
        errors={faults.all}
        onJump={(name) => {
          faults.withField(name, form.setFocus);
        }}
      />
      <NamePair
        fields={nameFields(locale).map(({ name, autoComplete }) => ({
          ...form.register(name),
          label: labels[name],
          need: 'required',
          error: faults.of(name),
          autoComplete,
        }))}
      />
      <ShownValues
        values={[
          {
            name: intl.formatMessage(messages.country),
            value: countries.of(profile.countryCode) ?? profile.countryCode,
          },
        ]}
      />
      <SelectField {...form.register('locale')} label={labels.locale} options={languages} />
      <div>
        <Checkbox {...form.register('newsletter')}>
          <FormattedMessage {...messages.newsletter} />
        </Checkbox>
        {profile.newsletterAt !== null && (
          <small>
            <FormattedMessage
              {...messages.newsletterSince}
              values={{
                isOn: profile.form.newsletter === true ? 'yes' : 'no',
                time: instantInWords(profile.newsletterAt),
              }}
            />
          </small>
        )}
      </div>
      {errors.root && (
        <FormFailure
          error={save.error}
          onShowCurrent={() => {
            void onReload().then((current) => {
              if (current) form.reset(current.form);
            });
          }}
        />
      )}
      <div>
        <Button type="submit" kind="primary" isBusy={isSubmitting}>
          <FormattedMessage {...formMessages.save} />
        </Button>
      </div>
    </FormStack>
  );
}
