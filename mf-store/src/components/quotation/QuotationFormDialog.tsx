import { Alert, Button, commonMessages, FormattedMessage, Stack } from '@portal/shared';
import { AllRequired, ErrorSummary, submitForm, useZodForm } from '@portal/shared/forms';
import { Dialog } from '@portal/shared/overlays';
import { useId } from 'react';
import * as z from 'zod/mini';
import type { Addressee, Condition, Display } from '../../domain/QuotationForm.ts';
import { AddresseeFields } from './AddresseeFields.tsx';
import { ConditionFields } from './ConditionFields.tsx';
import { messages } from './messages.ts';
import { RefusalAlert } from './RefusalAlert.tsx';

/** The server validates the fields and answers in the reader's language. */
const formSchema = z.object({
  company: z.string(),
  user_name: z.string(),
  email: z.string(),
  tel: z.string(),
});

interface QuotationFormDialogProps {
  readonly addressee: Addressee;
  readonly displays: Readonly<Record<Condition, Display>>;
  /** Whether the cart has the prices of an earlier quotation. */
  readonly isQuoted: boolean;
  /** The error of the last attempt. */
  readonly error: unknown;
  readonly onDisplay: (condition: Condition, display: Display) => void;
  /** Rejects when the quotation was not created. */
  readonly onCreate: (addressee: Addressee) => Promise<void>;
  /** Called with the typed values. */
  readonly onClose: (addressee: Addressee) => void;
}

export function QuotationFormDialog(props: QuotationFormDialogProps) {
  const { addressee, displays, isQuoted, error, onDisplay, onCreate, onClose } = props;
  const formId = useId();
  const form = useZodForm({ schema: formSchema, defaultValues: addressee });
  const { errors, isSubmitting } = form.formState;

  const handleClose = () => {
    onClose(form.getValues());
  };
  return (
    <Dialog
      size="large"
      keepsInput
      isDismissable={!isSubmitting}
      title={<FormattedMessage {...messages.title} />}
      onClose={handleClose}
      actions={
        <>
          <Button onClick={handleClose} disabled={isSubmitting}>
            <FormattedMessage {...commonMessages.cancel} />
          </Button>
          <Button kind="primary" type="submit" form={formId} isBusy={isSubmitting}>
            <FormattedMessage {...messages.create} />
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submitForm(form, onCreate)}>
        <Stack $gap={5}>
          <p>
            <FormattedMessage {...messages.lead} />
          </p>
          <ErrorSummary
            errors={errors}
            onJump={(name) => {
              if (name in addressee) form.setFocus(nameOf(name));
            }}
          />
          <RefusalAlert error={error} addressee={addressee} />
          {isQuoted && (
            <Alert>
              <FormattedMessage {...messages.todaysPrices} />
            </Alert>
          )}
          <AllRequired />
          <AddresseeFields form={form} />
          <ConditionFields displays={displays} onDisplay={onDisplay} />
        </Stack>
      </form>
    </Dialog>
  );
}

function nameOf(name: string): keyof Addressee {
  const names = ['company', 'user_name', 'email', 'tel'] as const;
  return names.find((known) => known === name) ?? 'company';
}
