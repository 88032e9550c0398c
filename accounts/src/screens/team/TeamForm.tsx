import {
  Alert,
  Button,
  Card,
  Checkbox,
  commonMessages,
  FormattedMessage,
  showSnackbar,
  Stack,
  useIntl,
} from '@portal/shared';
import { ErrorSummary, submitForm, useZodForm } from '@portal/shared/forms';
import { companyForm, type CompanyForm } from '../../api/companyForm.ts';
import { useSaveCompany } from '../../api/useSaveCompany.ts';
import { FormFailure } from '../../components/FormFailure.tsx';
import { messages as formMessages } from '../../components/messages.ts';
import { takeSaved } from '../../components/takeSaved.ts';
import { usePostCode } from '../../components/usePostCode.ts';
import { useFaultTexts } from '../../components/useFaultTexts.ts';
import { AddressFields } from './AddressFields.tsx';
import { messages } from './messages.ts';
import { companyFields, shippingFields, useTeamNames } from './useTeamLabels.ts';

interface TeamFormProps {
  readonly company: CompanyForm;
  /** Loads the data that are saved now. */
  readonly onReload: () => Promise<CompanyForm | undefined>;
}

const companyAddress = {
  postCode: 'post_code',
  prefecture: 'prefecture',
  address: 'address',
} as const;
const shippingAddress = {
  postCode: 'shipping_post_code',
  prefecture: 'shipping_prefecture',
  address: 'shipping_address',
} as const;
type AddressField =
  | (typeof companyAddress)[keyof typeof companyAddress]
  | (typeof shippingAddress)[keyof typeof shippingAddress];

/** The form for company details, and for the address of paper slips when it is another one. */
export function TeamForm({ company, onReload }: TeamFormProps) {
  const intl = useIntl();
  const save = useSaveCompany();
  const form = useZodForm({ schema: companyForm, defaultValues: company });
  const { errors, isSubmitting } = form.formState;
  const faults = useFaultTexts(errors, useTeamNames());
  const isIncomplete = companyFields.some((field) => company[field] === '');
  const hasOwnShipping = form.watch('shipping');
  const values = {
    getValues: (field: AddressField) => form.getValues(field),
    setValue: (field: AddressField, value: string) => {
      form.setValue(field, value, { shouldDirty: true });
    },
  };
  const fillCompany = usePostCode<AddressField>(values, companyAddress);
  const fillShipping = usePostCode<AddressField>(values, shippingAddress);
  const handleSubmit = submitForm(form, async (values) => {
    const sent = form.getValues();
    takeSaved(form, sent, await save.mutateAsync(values));
    showSnackbar(intl.formatMessage(commonMessages.saved));
  });
  return (
    <Stack as="form" $gap={5} noValidate onSubmit={handleSubmit}>
      <ErrorSummary
        errors={faults.all}
        onJump={(name) => {
          faults.withField(name, form.setFocus);
        }}
      />
      <Card title={intl.formatMessage(messages.company)}>
        <Stack $gap={5}>
          {isIncomplete && (
            <Alert>
              <FormattedMessage {...messages.incomplete} />
            </Alert>
          )}
          <AddressFields
            form={form}
            fields={companyFields}
            faultOf={faults.of}
            onPostCode={fillCompany}
          />
        </Stack>
      </Card>
      <Card title={intl.formatMessage(messages.shippingTitle)}>
        <Stack $gap={5}>
          <Checkbox {...form.register('shipping')}>
            <FormattedMessage {...messages.shipping} />
          </Checkbox>
          {hasOwnShipping ? (
            <AddressFields
              form={form}
              fields={shippingFields}
              faultOf={faults.of}
              onPostCode={fillShipping}
            />
          ) : (
            <p>
              <FormattedMessage {...messages.shippingToCompany} />
            </p>
          )}
        </Stack>
      </Card>
      {errors.root && (
        <FormFailure
          error={save.error}
          onShowCurrent={() => {
            void onReload().then((current) => {
              if (current) form.reset(current);
            });
          }}
        />
      )}
      <div>
        <Button type="submit" kind="primary" isBusy={isSubmitting}>
          <FormattedMessage {...formMessages.save} />
        </Button>
      </div>
    </Stack>
  );
}
