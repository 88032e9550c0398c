import { useId } from 'react';
import {
  Button,
  commonMessages,
  FailureAlert,
  FormattedMessage,
  SelectField,
  showSnackbar,
  Stack,
  TextField,
  useIntl,
  useSession,
} from '@portal/shared';
import { submitForm, useZodForm } from '@portal/shared/forms';
import { Dialog } from '@portal/shared/overlays';
import { FieldPair } from '../../../components/form.styles.ts';
import { nameFields } from '../../../components/nameFields.ts';
import { useFaultTexts } from '../../../components/useFaultTexts.ts';
import { invitationForm } from '../../../api/users/invitationForm.ts';
import { useInvite } from '../../../api/users/useInvite.ts';
import { RoleField } from '../roles/RoleField.tsx';
import { languages } from './languages.ts';
import { messages } from './messages.ts';
import { useInvitedLabels } from './useInvitedLabels.ts';

/** The dialog that invites one person. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const intl = useIntl();
  const formId = useId();
  const locale = useSession((session) => session.locale);
  const invite = useInvite();
  const labels = { ...useInvitedLabels(), email: intl.formatMessage(messages.email) };
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
    <Dialog
      title={<FormattedMessage {...messages.invite} />}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage {...commonMessages.cancel} />
          </Button>
          <Button kind="primary" type="submit" form={formId} isBusy={isSubmitting}>
            <FormattedMessage {...messages.submit} />
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} noValidate $gap={4} onSubmit={handleSubmit}>
        <p>
          <FormattedMessage {...messages.lead} />
        </p>
        <TextField
          {...form.register('email')}
          label={labels.email}
          error={faults.of('email')}
          type="email"
          autoComplete="off"
          spellCheck={false}
        />
        <RoleField {...form.register('role')} chosen={form.watch('role')} />
        <FieldPair>
          {nameFields(locale).map(({ name }) => (
            <TextField
              key={name}
              {...form.register(name)}
              label={labels[name]}
              error={faults.of(name)}
              autoComplete="off"
            />
          ))}
        </FieldPair>
        <SelectField
          {...form.register('locale')}
          label={intl.formatMessage(messages.locale)}
          options={languages}
        />
        {errors.root && <FailureAlert error={invite.error} />}
      </Stack>
    </Dialog>
  );
}
