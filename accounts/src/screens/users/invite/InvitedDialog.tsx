import { FailureAlert, FormattedMessage, showSnackbar, useIntl, useSession } from '@portal/shared';
import { submitForm, useZodForm } from '@portal/shared/forms';
import { messages as formMessages } from '../../../components/messages.ts';
import { nameFields } from '../../../components/nameFields.ts';
import { NamePair } from '../../../components/NamePair.tsx';
import { useFaultTexts } from '../../../components/useFaultTexts.ts';
import { invitationChangeForm } from '../../../api/users/invitationForm.ts';
import { useChangeInvitation } from '../../../api/users/useInvitationActs.ts';
import type { Invited } from '../../../domain/User.ts';
import { messages as userMessages } from '../messages.ts';
import { nameOf } from '../nameOf.ts';
import { RoleField } from '../roles/RoleField.tsx';
import { UserFormDialog } from '../UserFormDialog.tsx';

interface InvitedDialogProps {
  readonly invited: Invited;
  readonly onClose: () => void;
}

/** The dialog for the role and names of an invited person. */
export function InvitedDialog({ invited, onClose }: InvitedDialogProps) {
  const intl = useIntl();
  const locale = useSession((session) => session.locale);
  const change = useChangeInvitation(invited.id);
  const name = nameOf(invited, locale);
  const labels = {
    last_name: intl.formatMessage(userMessages.lastName),
    first_name: intl.formatMessage(userMessages.firstName),
  };
  const form = useZodForm({
    schema: invitationChangeForm,
    defaultValues: {
      role: invited.role,
      last_name: invited.lastName,
      first_name: invited.firstName,
    },
  });
  const { errors, isSubmitting } = form.formState;
  const faults = useFaultTexts(errors, labels, 'others');
  const handleSubmit = submitForm(form, async (values) => {
    await change.mutateAsync(values);
    showSnackbar(intl.formatMessage(userMessages.changed, { name }));
    onClose();
  });
  return (
    <UserFormDialog
      title={<FormattedMessage {...userMessages.editTitle} values={{ name }} />}
      submitLabel={<FormattedMessage {...formMessages.save} />}
      isSubmitting={isSubmitting}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
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
      {errors.root && <FailureAlert error={change.error} />}
    </UserFormDialog>
  );
}
