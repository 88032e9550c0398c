import { commonMessages, FormattedMessage, TextField, useIntl, useSession } from '@portal/shared';
import { contactExamples } from '@portal/shared/domain';
import { FieldGrid, type useZodForm } from '@portal/shared/forms';
import type { Addressee } from '../../domain/QuotationForm.ts';
import { useBuyer } from '../cart/Buyer.tsx';
import { messages } from './messages.ts';

interface AddresseeFieldsProps {
  readonly form: ReturnType<
    typeof useZodForm<{ -readonly [K in keyof Addressee]: string }, Addressee>
  >;
}

export function AddresseeFields({ form }: AddresseeFieldsProps) {
  const { errors } = form.formState;
  const { formatMessage } = useIntl();
  const locale = useSession((session) => session.locale);
  const example = contactExamples(useBuyer().country, locale).tel;
  return (
    <FieldGrid $least={240}>
      <TextField
        holds="name"
        label={<FormattedMessage {...messages.company} />}
        autoComplete="organization"
        required
        error={errors.company?.message}
        {...form.register('company')}
      />
      <TextField
        holds="name"
        label={<FormattedMessage {...messages.contactName} />}
        autoComplete="name"
        required
        error={errors.user_name?.message}
        {...form.register('user_name')}
      />
      <TextField
        holds="code"
        label={<FormattedMessage {...messages.email} />}
        type="email"
        autoComplete="email"
        required
        error={errors.email?.message}
        {...form.register('email')}
      />
      <TextField
        holds="code"
        label={<FormattedMessage {...messages.tel} />}
        help={formatMessage(commonMessages.example, { example })}
        type="tel"
        autoComplete="tel"
        required
        error={errors.tel?.message}
        {...form.register('tel')}
      />
    </FieldGrid>
  );
}
