import { useState } from 'react';
import {
  Alert,
  FormattedMessage,
  Inline,
  lazyPart,
  Stack,
  TextLink,
  useIntl,
} from '@portal/shared';
import type { SecondStepOutcome } from '../../api/signIn.presenter.ts';
import { NarrowPage } from '../../components/NarrowPage.tsx';
import { LaterSsoProblem } from '../../components/sso/LaterSsoProblem.ts';
import { paths } from '../../paths.ts';
import type { SignInReason, SingleSignOnProblem } from '../../session/readPage.ts';
import { messages } from './messages.ts';
import { SignInForm } from './SignInForm.tsx';

const SetUpStep = lazyPart(async () => (await import('./SetUpStep.tsx')).SetUpStep);
const SecondStep = lazyPart(async () => (await import('./SecondStep.tsx')).SecondStep);

interface SignInScreenProps {
  /** Path to which the sign-in is sent. */
  readonly action: string;
  readonly reason: SignInReason | null;
  /** Why the sign-in by the provider of a team came to nothing. */
  readonly problem?: SingleSignOnProblem | undefined;
}

/** The sign-in page; it says why when the person was sent here. */
export function SignInScreen({ action, reason, problem }: SignInScreenProps) {
  const intl = useIntl();
  const [step, setStep] = useState<SecondStepOutcome>();
  const toPassword = () => {
    setStep(undefined);
  };
  if (step?.kind === 'set_up_factor') {
    return <SetUpStep action={action} setUp={step.setUp} onClose={toPassword} />;
  }
  if (step) {
    const { factors } = step;
    return (
      <SecondStep action={action} factors={factors} onBack={toPassword} onClose={toPassword} />
    );
  }
  return (
    <NarrowPage
      title={intl.formatMessage(messages.title)}
      notice={
        problem ? (
          <LaterSsoProblem problem={problem} />
        ) : (
          reason && (
            <Alert>
              <FormattedMessage {...messages[reason]} />
            </Alert>
          )
        )
      }
      after={
        <Stack $gap={2} $align="start">
          <TextLink href={paths.passwordReset}>
            <FormattedMessage {...messages.forgotten} />
          </TextLink>
          <Inline>
            <FormattedMessage {...messages.noAccount} />
            <TextLink href={paths.signUp}>
              <FormattedMessage {...messages.createAccount} />
            </TextLink>
          </Inline>
        </Stack>
      }
    >
      <SignInForm action={action} onSecondStep={setStep} />
    </NarrowPage>
  );
}
