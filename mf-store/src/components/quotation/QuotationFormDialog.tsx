import { Alert, Button, commonMessages, FormattedMessage, Stack } from '@portal/shared';
import { ErrorSummary, showFieldMessages, useZodForm } from '@portal/shared/forms';
import { Dialog } from '@portal/shared/overlays';
import { useEffect, useId } from 'react';
import * as z from 'zod/mini';
import type { Addressee, Condition, Display } from '../../domain/QuotationForm.ts';
import { AddresseeFields } from './AddresseeFields.tsx';
import { ConditionFields } from './ConditionFields.tsx';
import { messages } from './messages.ts';
import { RefusalAlert } from './RefusalAlert.tsx';

/** The server checks the fields, and answers in the reader's language. */
const formSchema = z.object({
  company: z.string(),
  user_name: z.string(),
  email: z.string(),
  tel: z.string(),
});

interface QuotationFormDialogProps {
  readonly addressee: Addressee;
  readonly displays: Readonly<Record<Condition, Display>>;
  /** Whether the cart has the prices of a former quotation. */
  readonly isQuoted: boolean;
  /** The failure of the last attempt. */
  readonly error: unknown;
  readonly onDisplay: (condition: Condition, display: Display) => void;
  readonly onCreate: (addressee: Addressee) => void;
  /** Called with what has been typed. */
  readonly onClose: (addressee: Addressee) => void;
}

export function QuotationFormDialog(props: QuotationFormDialogProps) {
  const { addressee, displays, isQuoted, error, onDisplay, onCreate, onClose } = props;
  const formId = useId();
  const form = useZodForm({ schema: formSchema, defaultValues: addressee });
  const { errors } = form.formState;

  // The dialog returns from the progress with the server's messages.
  useEffect(() => {
    showFieldMessages(form, error);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each answer
  }, [error]);

  const handleClose = () => {
    onClose(form.getValues());
  };
  return (
    <Dialog
      size="large"
      keepsInput
      title={<FormattedMessage {...messages.title} />}
      onClose={handleClose}
      actions={
        <>
          <Button onClick={handleClose}>
            <FormattedMessage {...commonMessages.cancel} />
          </Button>
          <Button kind="primary" type="submit" form={formId}>
            <FormattedMessage {...messages.create} />
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          // The server's messages are about the values that were sent before.
          form.clearErrors();
          void form.handleSubmit(onCreate)(event);
        }}
      >
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
