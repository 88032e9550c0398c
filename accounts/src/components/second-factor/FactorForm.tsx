import { useState } from 'react';
import { Alert, Button, FailureAlert, FormattedMessage, Inline, Stack } from '@portal/shared';
import type { FactorProof, SecondFactor } from '../../api/factors/shownFactor.ts';
import { LockedAlert } from '../LockedAlert.tsx';
import { CodeForm } from './CodeForm.tsx';
import { messages } from './messages.ts';

interface FactorFormProps {
  /** What the person can show; the first is asked for. */
  readonly factors: readonly SecondFactor[];
  /** What came of the last one. */
  readonly refusal:
    | { readonly kind: 'refused' }
    | { readonly kind: 'locked'; readonly waitSeconds: number }
    | undefined;
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly onShow: (factor: FactorProof) => void;
  /** Takes the refusal of another factor away. */
  readonly onSwitch: () => void;
}

/** Asks for a second factor, with another way for who has it not at hand. */
export function FactorForm({ factors, refusal, error, isBusy, onShow, onSwitch }: FactorFormProps) {
  const [kind, setKind] = useState<SecondFactor>(factors[0] ?? 'recovery_code');
  const others = factors.filter((factor) => factor !== kind);
  return (
    <Stack $gap={5}>
      {refusal?.kind === 'refused' && (
        <Alert kind="danger">
          <FormattedMessage {...messages[`${kind}Refused`]} />
        </Alert>
      )}
      {refusal?.kind === 'locked' && <LockedAlert waitSeconds={refusal.waitSeconds} />}
      <FailureAlert error={error} />
      <CodeForm
        key={kind}
        kind={kind}
        isBusy={isBusy}
        onCode={(code) => {
          onShow({ kind, code });
        }}
      />
      {others.length > 0 && (
        <Inline>
          {others.map((other) => (
            <Button
              key={other}
              kind="quiet"
              size="small"
              disabled={isBusy}
              onClick={() => {
                setKind(other);
                onSwitch();
              }}
            >
              <FormattedMessage {...messages[`${other}Instead`]} />
            </Button>
          ))}
        </Inline>
      )}
    </Stack>
  );
}
