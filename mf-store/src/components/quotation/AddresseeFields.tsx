import { FormattedMessage, TextField } from '@portal/shared';
import type { useZodForm } from '@portal/shared/forms';
import type { Addressee } from '../../domain/QuotationForm.ts';
import { messages } from './messages.ts';
import { TwoColumns } from './quotation.styles.ts';

interface AddresseeFieldsProps {
  readonly form: ReturnType<
    typeof useZodForm<{ -readonly [K in keyof Addressee]: string }, Addressee>
  >;
}

/** The fields for the addressee of a quotation. */
export function AddresseeFields({ form }: AddresseeFieldsProps) {
  const { errors } = form.formState;
  return (
    <TwoColumns>
      <TextField
        label={<FormattedMessage {...messages.company} />}
        autoComplete="organization"
        required
        error={errors.company?.message}
        {...form.register('company')}
      />
      <TextField
        label={<FormattedMessage {...messages.contactName} />}
        autoComplete="name"
        required
        error={errors.user_name?.message}
        {...form.register('user_name')}
      />
      <TextField
        label={<FormattedMessage {...messages.email} />}
        type="email"
        autoComplete="email"
        required
        error={errors.email?.message}
        {...form.register('email')}
      />
      <TextField
        label={<FormattedMessage {...messages.tel} />}
        type="tel"
        autoComplete="tel"
        required
        error={errors.tel?.message}
        {...form.register('tel')}
      />
    </TwoColumns>
  );
}
