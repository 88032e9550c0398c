import {
  FailureAlert,
  FormattedMessage,
  SelectField,
  showSnackbar,
  TextField,
  useIntl,
  useSession,
} from '@portal/shared';
import { submitForm, useZodForm } from '@portal/shared/forms';
import { nameFields } from '../../../components/nameFields.ts';
import { NamePair } from '../../../components/NamePair.tsx';
import { useFaultTexts } from '../../../components/useFaultTexts.ts';
import { invitationForm } from '../../../api/users/invitationForm.ts';
import { useInvite } from '../../../api/users/useInvite.ts';
import { messages as userMessages } from '../messages.ts';
import { RoleField } from '../roles/RoleField.tsx';
import { UserFormDialog } from '../UserFormDialog.tsx';
import { languages } from '../../../components/languages.ts';
import { messages } from './messages.ts';

/** The dialog that invites one person. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const intl = useIntl();
  const locale = useSession((session) => session.locale);
  const invite = useInvite();
  const labels = {
    email: intl.formatMessage(messages.email),
    last_name: intl.formatMessage(userMessages.lastName),
    first_name: intl.formatMessage(userMessages.firstName),
  };
  const form = useZodForm({
    schema: invitationForm,
    defaultValues: { email: '', last_name: '', first_name: '', role: 'guest', locale },
  });
  const { errors, isSubmitting } = form.formState;
  const faults = useFaultTexts(errors, labels, 'others');
  const handleSubmit = submitForm(form, async (values) => {
    await invite.mutateAsync(values);
    showSnackbar(intl.formatMessage(messages.sent, { email: values.email }));
    onClose();
  });
  return (
    <UserFormDialog
      title={<FormattedMessage {...messages.invite} />}
      submitLabel={<FormattedMessage {...messages.submit} />}
      isSubmitting={isSubmitting}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <p>
        <FormattedMessage {...messages.lead} />
      </p>
      <TextField
        holds="code"
        {...form.register('email')}
        label={labels.email}
        need="required"
        error={faults.of('email')}
        type="email"
        autoComplete="off"
        spellCheck={false}
      />
      <RoleField {...form.register('role')} />
      <NamePair
        fields={nameFields(locale).map(({ name: field }) => ({
          ...form.register(field),
          label: labels[field],
          need: 'optional',
          error: faults.of(field),
          autoComplete: 'off',
        }))}
      />
      <SelectField
        {...form.register('locale')}
        label={intl.formatMessage(messages.locale)}
        options={languages}
      />
      {errors.root && <FailureAlert error={invite.error} />}
    </UserFormDialog>
  );
}
