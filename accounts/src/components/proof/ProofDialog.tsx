import { useId, useState } from 'react';
import {
  Alert,
  Button,
  commonMessages,
  FailureAlert,
  FormattedMessage,
  Stack,
  useIntl,
} from '@portal/shared';
import { submitForm, useZodForm } from '@portal/shared/forms';
import { Dialog } from '@portal/shared/overlays';
import type { ProofOutcome } from '../../api/proof.presenter.ts';
import { proofForm } from '../../api/proofForm.ts';
import { useProve } from '../../api/useProve.ts';
import { LockedAlert } from '../LockedAlert.tsx';
import { PasswordField } from '../password/PasswordField.tsx';
import { useFaultTexts } from '../useFaultTexts.ts';
import { messages } from './messages.ts';
import { ProviderProof } from './ProviderProof.tsx';
import { ProofFactorDialog } from './ProofFactorDialog.tsx';

interface ProofDialogProps {
  /** Whether the person signs in by the provider of their team and has no password. */
  readonly byProvider: boolean;
  readonly onProved: () => void;
  /** Called when the person gives up. */
  readonly onClose: () => void;
}

/**
 * Asks the signed-in person for the password before something that wants more than a session, and
 * then for the second factor of who has one.
 */
export function ProofDialog({ byProvider, onProved, onClose }: ProofDialogProps) {
  const intl = useIntl();
  const formId = useId();
  const prove = useProve();
  const [password, setPassword] = useState('');
  const labels = { password: intl.formatMessage(messages.password) };
  const form = useZodForm({ schema: proofForm, defaultValues: { password: '' }, mayBeLost: true });
  const { errors, isSubmitting, submitCount } = form.formState;
  const faults = useFaultTexts(errors, labels);
  // The last answer stays until the next one: where it went, a second press would meet a button that
  // has moved.
  const [outcome, setOutcome] = useState<ProofOutcome>();
  if (byProvider || outcome?.kind === 'single_sign_on') return <ProviderProof onClose={onClose} />;
  if (outcome?.kind === 'second_factor') {
    return (
      <ProofFactorDialog
        password={password}
        factors={outcome.factors}
        onProved={onProved}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      title={<FormattedMessage {...messages.title} />}
      isDismissable={!isSubmitting}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={isSubmitting}>
            <FormattedMessage {...commonMessages.cancel} />
          </Button>
          <Button type="submit" form={formId} kind="primary" isBusy={isSubmitting}>
            <FormattedMessage {...messages.submit} />
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={submitForm(form, async (values) => {
          setPassword(values.password);
          const answer = await prove.mutateAsync(values);
          setOutcome(answer);
          if (answer.kind === 'accepted') onProved();
        })}
      >
        <Stack>
          <p>
            <FormattedMessage {...messages.why} />
          </p>
          {outcome?.kind === 'refused' && (
            <Alert key={submitCount} kind="danger">
              <FormattedMessage {...messages.wrong} />
            </Alert>
          )}
          {outcome?.kind === 'locked' && <LockedAlert waitSeconds={outcome.waitSeconds} />}
          {errors.root && <FailureAlert error={prove.error} />}
          <PasswordField
            {...form.register('password')}
            label={labels.password}
            error={faults.of('password')}
            autoComplete="current-password"
            required
          />
        </Stack>
      </form>
    </Dialog>
  );
}
