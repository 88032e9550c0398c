import { useId } from 'react';
import { Button, FormattedMessage, Stack, useIntl } from '@portal/shared';
import type { AuthenticatorSetUp } from '../../api/factors/useBeginAuthenticator.ts';
import { useConfirmAtSignIn } from '../../api/factors/useConfirmAtSignIn.ts';
import { NarrowPage } from '../../components/NarrowPage.tsx';
import { AuthenticatorSteps } from '../../components/second-factor/AuthenticatorSteps.tsx';
import { FactorMessages } from '../../components/second-factor/FactorMessages.tsx';
import { RecoveryCodeList } from '../../components/second-factor/RecoveryCodeList.tsx';
import { setUpMessages } from '../../components/second-factor/setUpMessages.ts';
import { leaveTo } from '../../session/leaveTo.ts';
import { secondStepMessages as messages } from './secondStepMessages.ts';
import { SignInRefusal } from './SignInRefusal.tsx';

interface SetUpStepProps {
  readonly action: string;
  readonly setUp: AuthenticatorSetUp;
}

/** The second step for a person who needs a second factor and has none: they set it up. */
export function SetUpStep(props: SetUpStepProps) {
  return (
    <FactorMessages>
      <Step {...props} />
    </FactorMessages>
  );
}

function Step({ action, setUp }: SetUpStepProps) {
  const intl = useIntl();
  const formId = useId();
  const confirm = useConfirmAtSignIn(action);
  const outcome = confirm.data;
  if (outcome?.kind === 'signed_in') {
    return (
      <NarrowPage title={intl.formatMessage(setUpMessages.codesTitle)} step="codes">
        <Stack $gap={5}>
          <RecoveryCodeList codes={outcome.recoveryCodes} />
          <Button
            kind="primary"
            onClick={() => {
              leaveTo(outcome.location);
            }}
          >
            <FormattedMessage {...setUpMessages.kept} />
          </Button>
        </Stack>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage
      title={intl.formatMessage(messages.setUpTitle)}
      lead={<FormattedMessage {...messages.setUpLead} />}
    >
      {outcome?.kind === 'over' ? (
        <SignInRefusal outcome={outcome} />
      ) : (
        <Stack $gap={5}>
          <AuthenticatorSteps
            formId={formId}
            setUp={setUp}
            outcome={outcome?.kind}
            error={confirm.error}
            onCode={(code) => {
              confirm.mutate(code);
            }}
          />
          <div>
            <Button type="submit" form={formId} kind="primary" isBusy={confirm.isPending}>
              <FormattedMessage {...messages.setUpConfirm} />
            </Button>
          </div>
        </Stack>
      )}
    </NarrowPage>
  );
}
