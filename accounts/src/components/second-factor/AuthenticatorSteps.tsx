import { styled } from 'styled-components';
import {
  Alert,
  CopyButton,
  FailureAlert,
  FormattedMessage,
  Stack,
  TextField,
  theme,
  useIntl,
} from '@portal/shared';
import { useZodForm } from '@portal/shared/forms';
import { codeForm } from '../../api/factors/shownFactor.ts';
import type { AuthenticatorSetUp } from '../../api/factors/useBeginAuthenticator.ts';
import { useFaultTexts } from '../useFaultTexts.ts';
import { isWholeCode } from './isWholeCode.ts';
import { messages } from './messages.ts';
import { setUpMessages } from './setUpMessages.ts';

/** Apps read dark on light only, so the picture has a light ground in the dark theme, too. */
const Picture = styled.img`
  display: block;
  width: 200px;
  height: 200px;
  margin-inline: auto;
  border: ${theme.border};
  border-radius: ${theme.radius.m};
`;

const Key = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(2)} ${theme.space(3)};
  output {
    font-family: ${theme.font.mono};
    font-size: ${theme.font.size.m};
    overflow-wrap: anywhere;
  }
`;

const Step = styled.li`
  display: grid;
  gap: ${theme.space(3)};
  min-width: 0;
`;

const Steps = styled.ol`
  display: grid;
  gap: ${theme.space(5)};
`;

interface AuthenticatorStepsProps {
  readonly formId: string;
  readonly setUp: AuthenticatorSetUp;
  readonly outcome: 'added' | 'refused' | 'over' | undefined;
  readonly error: unknown;
  readonly onCode: (code: string) => void;
}

/** What to do with an authenticator app, and the field for its first code. It is sent when whole. */
export function AuthenticatorSteps({
  formId,
  setUp,
  outcome,
  error,
  onCode,
}: AuthenticatorStepsProps) {
  const intl = useIntl();
  const form = useZodForm({ schema: codeForm, defaultValues: { code: '' }, mayBeLost: true });
  const labels = { code: intl.formatMessage(messages.totpCode) };
  const faults = useFaultTexts(form.formState.errors, labels);
  const field = form.register('code');
  const submit = form.handleSubmit(({ code }) => {
    onCode(code);
  });
  // In groups of four it is easier to type.
  const key = setUp.secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
  return (
    <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
      <Steps>
        <Step>
          <p>
            <FormattedMessage {...setUpMessages.scan} />
          </p>
          <Picture src={setUp.qr} alt={intl.formatMessage(setUpMessages.picture)} />
          <Stack $gap={1}>
            <small>
              <FormattedMessage {...setUpMessages.orType} />
            </small>
            <Key>
              <output aria-label={intl.formatMessage(setUpMessages.key)}>{key}</output>
              <CopyButton text={setUp.secret}>
                <FormattedMessage {...setUpMessages.copyKey} />
              </CopyButton>
            </Key>
          </Stack>
        </Step>
        <Step>
          <TextField
            holds="code"
            {...field}
            onChange={(event) => {
              void field.onChange(event);
              if (isWholeCode(event.target.value)) void submit();
            }}
            label={labels.code}
            help={<FormattedMessage {...setUpMessages.codeHelp} />}
            error={faults.of('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            required
          />
          {outcome === 'refused' && (
            <Alert kind="danger">
              <FormattedMessage {...setUpMessages.wrongCode} />
            </Alert>
          )}
          {outcome === 'over' && (
            <Alert kind="warning">
              <FormattedMessage {...setUpMessages.over} />
            </Alert>
          )}
          <FailureAlert error={error} />
        </Step>
      </Steps>
    </form>
  );
}
