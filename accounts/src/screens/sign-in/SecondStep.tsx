import { Button, commonMessages, FormattedMessage, Stack, useIntl } from '@portal/shared';
import type { SecondFactor } from '../../api/factors/shownFactor.ts';
import { useShowFactor } from '../../api/factors/useShowFactor.ts';
import { NarrowPage } from '../../components/NarrowPage.tsx';
import { FactorForm } from '../../components/second-factor/FactorForm.tsx';
import { FactorMessages } from '../../components/second-factor/FactorMessages.tsx';
import { LostFactors } from '../../components/second-factor/LostFactors.tsx';
import { SignInRefusal } from './SignInRefusal.tsx';
import { secondStepMessages as messages } from './secondStepMessages.ts';

interface SecondStepProps {
  readonly action: string;
  readonly factors: readonly SecondFactor[];
  /** Goes back to the password. */
  readonly onBack: () => void;
}

/** The second step of the sign-in: the second factor. */
export function SecondStep(props: SecondStepProps) {
  return (
    <FactorMessages>
      <Step {...props} />
    </FactorMessages>
  );
}

function Step({ action, factors, onBack }: SecondStepProps) {
  const intl = useIntl();
  const show = useShowFactor(action);
  const outcome = show.data;
  const isOver = outcome?.kind === 'over';
  const isRefused = outcome?.kind === 'refused' || outcome?.kind === 'locked';
  return (
    <NarrowPage
      title={intl.formatMessage(messages.title)}
      lead={<FormattedMessage {...messages.lead} />}
      after={
        <div>
          <Button kind="quiet" onClick={onBack}>
            <FormattedMessage {...commonMessages.back} />
          </Button>
        </div>
      }
    >
      {isOver ? (
        <SignInRefusal outcome={outcome} />
      ) : (
        <Stack $gap={5}>
          <FactorForm
            factors={factors}
            refusal={isRefused ? outcome : undefined}
            error={show.error}
            isBusy={show.isPending || outcome?.kind === 'signed_in'}
            onShow={(factor) => {
              show.mutate(factor);
            }}
            onSwitch={show.reset}
          />
          <LostFactors />
        </Stack>
      )}
    </NarrowPage>
  );
}
