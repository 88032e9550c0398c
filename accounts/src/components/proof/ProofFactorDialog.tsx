import { Button, commonMessages, FormattedMessage, Stack } from '@portal/shared';
import { Dialog } from '@portal/shared/overlays';
import type { SecondFactor } from '../../api/factors/shownFactor.ts';
import { useProve } from '../../api/useProve.ts';
import { FactorForm } from '../second-factor/FactorForm.tsx';
import { FactorMessages } from '../second-factor/FactorMessages.tsx';
import { LostFactors } from '../second-factor/LostFactors.tsx';
import { messages } from './messages.ts';

interface ProofFactorDialogProps {
  /** The right password, which is sent with the factor; left out where the factor alone is wanted. */
  readonly password?: string;
  readonly factors: readonly SecondFactor[];
  readonly onProved: () => void;
  readonly onClose: () => void;
}

/** Asks for a second factor: after the right password, or before second factors are changed. */
export function ProofFactorDialog({
  password,
  factors,
  onProved,
  onClose,
}: ProofFactorDialogProps) {
  const prove = useProve();
  const outcome = prove.data;
  const isRefused = outcome?.kind === 'refused' || outcome?.kind === 'locked';
  return (
    <Dialog
      title={<FormattedMessage {...messages.title} />}
      isDismissable={!prove.isPending}
      onClose={onClose}
      actions={
        <Button onClick={onClose} disabled={prove.isPending}>
          <FormattedMessage {...commonMessages.cancel} />
        </Button>
      }
    >
      <FactorMessages>
        <Stack>
          {password === undefined && (
            <p>
              <FormattedMessage {...messages.factorWhy} />
            </p>
          )}
          <FactorForm
            factors={factors}
            refusal={isRefused ? outcome : undefined}
            error={prove.error}
            isBusy={prove.isPending}
            onShow={(factor) => {
              prove.mutate(
                { factor, ...(password !== undefined && { password }) },
                {
                  onSuccess: ({ kind }) => {
                    if (kind === 'accepted') onProved();
                  },
                },
              );
            }}
            onSwitch={prove.reset}
          />
          <LostFactors />
        </Stack>
      </FactorMessages>
    </Dialog>
  );
}
