import { useState } from 'react';
import { FormattedMessage, Stack } from '@portal/shared';
import { hasFactor, type Factors } from '../../../api/factors/factorsQuery.ts';
import { RecoveryCodesDialog } from '../../../components/second-factor/RecoveryCodesDialog.tsx';
import { Authenticator } from './Authenticator.tsx';
import { FactorReset } from './FactorReset.tsx';
import { messages } from './messages.ts';
import { Passkeys } from './Passkeys.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Every kind of second factor with what can be done to it. */
export function FactorList({ factors }: { readonly factors: Factors }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <>
      <Stack $gap={5}>
        {factors.resetAt !== null && <FactorReset at={factors.resetAt} />}
        <p>
          <FormattedMessage {...(factors.isRequired ? messages.required : messages.lead)} />
        </p>
        <Stack as="ul" $gap={3}>
          <Authenticator factors={factors} onCodes={setCodes} />
          <Passkeys passkeys={factors.passkeys} onCodes={setCodes} />
          {hasFactor(factors) && (
            <RecoveryCodes left={factors.recoveryCodesLeft} onCodes={setCodes} />
          )}
        </Stack>
      </Stack>
      {codes && (
        <RecoveryCodesDialog
          codes={codes}
          onClose={() => {
            setCodes(null);
          }}
        />
      )}
    </>
  );
}
