import { useState } from 'react';
import { styled } from 'styled-components';
import { Alert, Button, FormattedMessage, Inline, Stack, theme } from '@portal/shared';
import type { FactorChoice, SecondFactor } from '../../api/factors/shownFactor.ts';
import { LockedAlert } from '../LockedAlert.tsx';
import { CodeForm } from './CodeForm.tsx';
import { messages } from './messages.ts';
import { PasskeyAlert } from './PasskeyAlert.tsx';
import { PasskeyPrompt } from './PasskeyPrompt.tsx';

/** Aligns the text of borderless buttons with the text above. */
const OtherWays = styled(Inline)`
  margin-inline-start: calc(-1px - ${theme.space(3)});
  /* The offset is on the row, because any button may begin a line. */
  && > :first-child {
    margin-inline-start: 0;
  }
`;

interface FactorFormProps {
  /** The factors that the person can use; the form begins with the first. */
  readonly factors: readonly SecondFactor[];
  /** Why the last factor was not accepted. */
  readonly refusal:
    | { readonly kind: 'refused' }
    | { readonly kind: 'locked'; readonly waitSeconds: number }
    | undefined;
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly onShow: (factor: FactorChoice) => void;
  /** Clears the refusal, since it is about another factor. */
  readonly onSwitch: () => void;
}

/** Asks for a second factor, and offers the other kinds. */
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
      <PasskeyAlert error={error} />
      {kind === 'passkey' ? (
        <PasskeyPrompt
          isBusy={isBusy}
          onUse={() => {
            onShow({ kind });
          }}
        />
      ) : (
        <CodeForm
          key={kind}
          kind={kind}
          isBusy={isBusy}
          onCode={(code) => {
            onShow({ kind, code });
          }}
        />
      )}
      {others.length > 0 && (
        <OtherWays>
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
        </OtherWays>
      )}
    </Stack>
  );
}
