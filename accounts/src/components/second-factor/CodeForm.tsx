import { useEffect } from 'react';
import { Button, FormattedMessage, Stack, TextField, useIntl } from '@portal/shared';
import { useZodForm } from '@portal/shared/forms';
import { codeForm, type SecondFactor } from '../../api/factors/shownFactor.ts';
import { isWholeCode } from './isWholeCode.ts';
import { useFaultTexts } from '../useFaultTexts.ts';
import { messages } from './messages.ts';

interface CodeFormProps {
  readonly kind: Exclude<SecondFactor, 'passkey'>;
  readonly isBusy: boolean;
  readonly onCode: (code: string) => void;
}

/**
 * The field for a code of the app, or a recovery code. It is ready to be typed into; a whole code of
 * the app is sent at once.
 */
export function CodeForm({ kind, isBusy, onCode }: CodeFormProps) {
  const intl = useIntl();
  const form = useZodForm({ schema: codeForm, defaultValues: { code: '' }, mayBeLost: true });
  const { setFocus } = form;
  const labels = { code: intl.formatMessage(messages[`${kind}Code`]) };
  const faults = useFaultTexts(form.formState.errors, labels);
  useEffect(() => {
    setFocus('code');
  }, [setFocus]);
  const field = form.register('code');
  const submit = form.handleSubmit(({ code }) => {
    onCode(code);
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack $gap={5}>
        <TextField
          holds="code"
          {...field}
          onChange={(event) => {
            void field.onChange(event);
            if (kind === 'totp' && !isBusy && isWholeCode(event.target.value)) void submit();
          }}
          label={labels.code}
          help={<FormattedMessage {...messages[`${kind}Help`]} />}
          error={faults.of('code')}
          {...(kind === 'totp'
            ? { inputMode: 'numeric', autoComplete: 'one-time-code' }
            : { autoComplete: 'off', autoCapitalize: 'characters' })}
          spellCheck={false}
          required
        />
        <div>
          <Button type="submit" kind="primary" isBusy={isBusy}>
            <FormattedMessage {...messages.confirm} />
          </Button>
        </div>
      </Stack>
    </form>
  );
}
