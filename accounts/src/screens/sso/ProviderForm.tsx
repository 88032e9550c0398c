import {
  Alert,
  Button,
  CopiedText,
  FailureAlert,
  FormattedMessage,
  commonMessages,
  showSnackbar,
  TextField,
  useIntl,
} from '@portal/shared';
import { ErrorSummary, submitForm, useZodForm } from '@portal/shared/forms';
import type { SingleSignOn } from '../../api/sso/singleSignOnQuery.ts';
import { singleSignOnForm, useSaveSingleSignOn } from '../../api/sso/useSaveSingleSignOn.ts';
import { FormStack } from '../../components/form.styles.ts';
import { messages as formMessages } from '../../components/messages.ts';
import { PasswordField } from '../../components/password/PasswordField.tsx';
import { useFaultTexts } from '../../components/useFaultTexts.ts';
import { messages } from './messages.ts';
import { Code } from './sso.styles.ts';

/** The provider and the domain; while the sign-on is on, only the secret can be replaced. */
export function ProviderForm({
  signOn: { redirectUri, setup },
}: {
  readonly signOn: SingleSignOn;
}) {
  const { formatMessage } = useIntl();
  const save = useSaveSingleSignOn();
  const isFixed = setup?.state === 'on';
  const labels = {
    issuer: formatMessage(messages.issuer),
    client_id: formatMessage(messages.clientId),
    client_secret: formatMessage(messages.clientSecret),
    domain: formatMessage(messages.domain),
  };
  const form = useZodForm({
    schema: singleSignOnForm,
    defaultValues: {
      issuer: setup?.issuer ?? '',
      client_id: setup?.clientId ?? '',
      client_secret: '',
      domain: setup?.domain ?? '',
    },
  });
  const { errors, isSubmitting } = form.formState;
  const [issuer, clientId] = form.watch(['issuer', 'client_id']);
  const isKept = setup?.issuer === issuer && setup.clientId === clientId;
  const faults = useFaultTexts(errors, labels);
  const submit = submitForm(form, async (values) => {
    const saved = await save.mutateAsync(values);
    const { issuer = '', domain = '' } = saved.setup ?? {};
    form.reset({ ...values, issuer, domain, client_secret: '' });
    showSnackbar(formatMessage(commonMessages.saved));
  });
  const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;
  return (
    <FormStack noValidate onSubmit={submit}>
      <ErrorSummary
        errors={faults.all}
        onJump={(name) => {
          faults.withField(name, form.setFocus);
        }}
      />
      <div>
        <p>
          <FormattedMessage {...messages.redirectHelp} />
        </p>
        <CopiedText label={formatMessage(messages.redirect)} text={redirectUri}>
          <Code>{redirectUri}</Code>
        </CopiedText>
      </div>
      {isFixed && (
        <Alert>
          <FormattedMessage {...messages.fixed} />
        </Alert>
      )}
      <TextField
        holds="code"
        {...form.register('issuer')}
        {...plain}
        label={labels.issuer}
        need="required"
        help={formatMessage(messages.issuerHelp)}
        error={faults.of('issuer')}
        inputMode="url"
        readOnly={isFixed}
      />
      <TextField
        holds="code"
        {...form.register('client_id')}
        {...plain}
        label={labels.client_id}
        need="required"
        error={faults.of('client_id')}
        readOnly={isFixed}
      />
      <PasswordField
        {...form.register('client_secret')}
        autoComplete="new-password"
        label={labels.client_secret}
        need={isKept ? 'optional' : 'required'}
        help={setup ? formatMessage(messages.secretKept) : undefined}
        error={faults.of('client_secret')}
      />
      <TextField
        holds="code"
        {...form.register('domain')}
        {...plain}
        label={labels.domain}
        need="required"
        help={formatMessage(messages.domainHelp)}
        error={faults.of('domain')}
        readOnly={isFixed}
      />
      {errors.root && <FailureAlert error={save.error} />}
      <div>
        <Button type="submit" kind="primary" isBusy={isSubmitting}>
          <FormattedMessage {...formMessages.save} />
        </Button>
      </div>
    </FormStack>
  );
}
