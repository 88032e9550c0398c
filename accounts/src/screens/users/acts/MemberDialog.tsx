import {
  Alert,
  FormattedMessage,
  isApiError,
  showSnackbar,
  FailureAlert,
  useIntl,
  useSession,
} from '@portal/shared';
import { submitForm, useZodForm } from '@portal/shared/forms';
import { memberForm } from '../../../api/users/memberForm.ts';
import { useChangeMember } from '../../../api/users/useChangeMember.ts';
import { messages as formMessages } from '../../../components/messages.ts';
import { nameFields } from '../../../components/nameFields.ts';
import { NamePair } from '../../../components/NamePair.tsx';
import { useFaultTexts } from '../../../components/useFaultTexts.ts';
import type { Member } from '../../../domain/User.ts';
import { messages } from '../messages.ts';
import { nameOf } from '../nameOf.ts';
import { RoleField } from '../roles/RoleField.tsx';
import { UserFormDialog } from '../UserFormDialog.tsx';

interface MemberDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** The dialog for a member's role, and for their names as long as they have not signed in. */
export function MemberDialog({ member, onClose }: MemberDialogProps) {
  const intl = useIntl();
  const locale = useSession((session) => session.locale);
  const change = useChangeMember(member.id);
  const name = nameOf(member, locale);
  const hasSignedIn = member.lastSignInAt !== null;
  const labels = {
    last_name: intl.formatMessage(messages.lastName),
    first_name: intl.formatMessage(messages.firstName),
  };
  const form = useZodForm({
    schema: memberForm,
    defaultValues: {
      role: member.role === 'admin' ? 'admin' : 'guest',
      last_name: member.lastName,
      first_name: member.firstName,
      version: member.version,
    },
  });
  const { errors, isSubmitting } = form.formState;
  const faults = useFaultTexts(errors, labels, 'others');
  const handleSubmit = submitForm(form, async (values) => {
    await change.mutateAsync(values);
    showSnackbar(intl.formatMessage(messages.changed, { name }));
    onClose();
  });
  return (
    <UserFormDialog
      title={<FormattedMessage {...messages.editTitle} values={{ name }} />}
      submitLabel={<FormattedMessage {...formMessages.save} />}
      isSubmitting={isSubmitting}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <RoleField {...form.register('role')} />
      {!hasSignedIn && (
        <NamePair
          fields={nameFields(locale).map(({ name: field }) => ({
            ...form.register(field),
            label: labels[field],
            need: 'required' as const,
            error: faults.of(field),
            autoComplete: 'off',
          }))}
        />
      )}
      <p>
        <FormattedMessage
          {...messages.namesUntil}
          values={{ signedIn: hasSignedIn ? 'yes' : 'no' }}
        />
      </p>
      {errors.root && <Failure error={change.error} />}
    </UserFormDialog>
  );
}

const outdated: ReadonlySet<string> = new Set(['changed', 'has_signed_in']);

/** The reason why a member was not changed; the list behind the dialog is current by then. */
function Failure({ error }: { readonly error: unknown }) {
  if (!isApiError(error) || !outdated.has(error.code)) return <FailureAlert error={error} />;
  return (
    <Alert kind="warning">
      <FormattedMessage {...messages.outdated} />
    </Alert>
  );
}
