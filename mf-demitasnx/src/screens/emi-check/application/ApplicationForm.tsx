import {
  Alert,
  Button,
  DayField,
  FailureAlert,
  FormattedMessage,
  Stack,
  TextField,
  bringIntoView,
  commonMessages,
  isApiError,
  useFormats,
  useIntl,
  useSession,
} from '@portal/shared';
import { emiLicenseEndsOn, randomKey, startDays, toCalendarDay } from '@portal/shared/domain';
import { Controller, ErrorSummary, submitForm, useZodForm } from '@portal/shared/forms';
import { Dialog } from '@portal/shared/overlays';
import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { useApply } from '../../../api/useApply.ts';
import type { ApplicationKind } from '../../../domain/licenses/Application.ts';
import { ButtonField } from '../ButtonHint.styles.ts';
import { messages as screenMessages } from '../messages.ts';
import { AgreementBox } from '../usage-notes/AgreementBox.tsx';
import { AgreementHint } from '../usage-notes/AgreementHint.tsx';
import { UsageNotes } from '../usage-notes/UsageNotes.tsx';
import { dialogTitles } from './dialogTitles.ts';
import { messages } from './messages.ts';
import { OfferedLicense } from './OfferedLicense.tsx';

/**
 * The server validates the fields and answers in the reader's language. Without a chosen day, the
 * day of the application applies.
 */
const formSchema = z.object({ start_at: z.string(), label: z.string() });

interface ApplicationFormProps {
  readonly kind: ApplicationKind;
  readonly onDone: (outcome: { readonly orderId: string | null }) => void;
  readonly onClose: () => void;
}

/** The application form. Leaving it applies for nothing. */
export function ApplicationForm({ kind, onDone, onClose }: ApplicationFormProps) {
  const { formatMessage } = useIntl();
  const { dayInWords } = useFormats();
  const formId = useId();
  const hintId = useId();
  const today = toCalendarDay(useSession((session) => session.today));
  const { first, last } = startDays(today);
  const [idempotencyKey] = useState(randomKey);
  const [isAgreed, setIsAgreed] = useState(false);
  const { mutateAsync, error, isPending } = useApply();
  const form = useZodForm({ schema: formSchema, defaultValues: { start_at: '', label: '' } });
  const { errors } = form.formState;
  const isTrial = kind === 'trial';
  const title = <FormattedMessage {...dialogTitles[kind]} />;

  const handleSubmit = submitForm(form, async ({ start_at, label }) => {
    if (!isAgreed) return;
    const name = isTrial ? formatMessage(screenMessages.trial) : label;
    const isStartChosen = start_at !== '';
    const startsOn = isStartChosen ? toCalendarDay(start_at) : today;
    onDone(await mutateAsync({ kind, startsOn, isStartChosen, label: name, idempotencyKey }));
  });

  return (
    <Dialog
      size="large"
      isDismissable={false}
      title={title}
      onClose={onClose}
      actions={
        <>
          <ButtonField>
            <AgreementBox isAgreed={isAgreed} onChange={setIsAgreed} />
          </ButtonField>
          {!isAgreed && <AgreementHint id={hintId} />}
          <Button onClick={onClose} disabled={isPending}>
            <FormattedMessage {...commonMessages.cancel} />
          </Button>
          <Button
            kind="primary"
            type="submit"
            form={formId}
            isBusy={isPending}
            disabled={!isAgreed}
            aria-describedby={isAgreed ? undefined : hintId}
          >
            <FormattedMessage {...(isTrial ? messages.apply : messages.buy)} />
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} noValidate $gap={5} onSubmit={handleSubmit}>
        <OfferedLicense kind={kind} today={today} />
        {errors.root !== undefined && (
          <div ref={bringIntoView}>
            <ApplicationFailure error={error} />
          </div>
        )}
        <ErrorSummary
          errors={errors}
          onJump={(name) => {
            form.setFocus(name === 'label' ? 'label' : 'start_at');
          }}
        />
        {!isTrial && (
          <TextField
            holds="name"
            label={<FormattedMessage {...messages.project} />}
            help={<FormattedMessage {...messages.projectHelp} />}
            error={errors.label?.message}
            required
            {...form.register('label')}
          />
        )}
        <Controller
          control={form.control}
          name="start_at"
          render={({ field: { ref, value, onChange }, fieldState }) => (
            <DayField
              ref={ref}
              label={formatMessage(messages.startDate)}
              help={formatMessage(messages.startDateHelp, {
                isChosen: value !== '',
                last: dayInWords(last),
                end: dayInWords(
                  emiLicenseEndsOn(
                    value === '' ? today : toCalendarDay(value),
                    isTrial ? 'trial' : 'bought',
                  ),
                ),
              })}
              value={value === '' ? today : value}
              min={first}
              max={last}
              error={fieldState.error?.message}
              onChange={onChange}
            />
          )}
        />
        <UsageNotes />
      </Stack>
    </Dialog>
  );
}

/** An alert about a failure that belongs to no field. */
function ApplicationFailure({ error }: { readonly error: unknown }) {
  const title = <FormattedMessage {...messages.failed} />;
  const sentence = isApiError(error) ? error.fieldMessages.data : undefined;
  if (sentence === undefined) return <FailureAlert error={error} title={title} />;
  return (
    <Alert kind="danger" title={title}>
      {sentence}
    </Alert>
  );
}
