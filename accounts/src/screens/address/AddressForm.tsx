import { Button, FailureAlert, FormattedMessage, TextField, useIntl } from '@portal/shared';
import { ErrorSummary, submitForm, useZodForm } from '@portal/shared/forms';
import { addressForm, useAddressChange } from '../../api/address/useAddressChange.ts';
import { FormStack } from '../../components/form.styles.ts';
import { useFaultTexts } from '../../components/useFaultTexts.ts';
import { messages } from './messages.ts';

/** The form that asks for another mail address. */
export function AddressForm({ email }: { readonly email: string }) {
  const { formatMessage } = useIntl();
  const change = useAddressChange();
  const labels = { email: formatMessage(messages.email) };
  const form = useZodForm({ schema: addressForm, defaultValues: { email: '' } });
  const { errors, isSubmitting } = form.formState;
  const faults = useFaultTexts(errors, labels, 'others');
  return (
    <FormStack
      noValidate
      onSubmit={submitForm(form, async (values) => {
        await change.mutateAsync(values);
      })}
    >
      <p>
        <FormattedMessage {...messages.lead} values={{ email: <strong>{email}</strong> }} />
      </p>
      <ErrorSummary
        errors={faults.all}
        onJump={(name) => {
          faults.withField(name, form.setFocus);
        }}
      />
      <TextField
        holds="code"
        {...form.register('email')}
        label={labels.email}
        error={faults.of('email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      {errors.root && <FailureAlert error={change.error} />}
      <div>
        <Button type="submit" isBusy={isSubmitting}>
          <FormattedMessage {...messages.submit} />
        </Button>
      </div>
    </FormStack>
  );
}
