import { useState } from 'react';
import { Alert, Button, FormattedMessage, Inline, Stack } from '@portal/shared';
import { useMailAccountLink, useProveAccount } from '../../api/sso/useProveAccount.ts';
import { FactorForm } from '../../components/second-factor/FactorForm.tsx';
import { FactorMessages } from '../../components/second-factor/FactorMessages.tsx';
import { AccountPassword } from './AccountPassword.tsx';
import { JoinFailure } from './JoinFailure.tsx';
import { messages } from './messages.ts';
import { ProofRefusal } from './ProofRefusal.tsx';

type Way = 'link' | 'password' | 'factor';
/** All kinds: the server does not say which ones the account has. */
const factors = ['totp', 'passkey', 'recovery_code'] as const;

interface AccountProofProps {
  readonly action: string;
  readonly email: string;
  /** Token of the mailed link that opened the page; `null`: opened without one. */
  readonly token: string | null;
}

/** Asks a person whom a provider named to prove that they hold the account. */
export function AccountProof({ action, email, token }: AccountProofProps) {
  const prove = useProveAccount(action);
  const mail = useMailAccountLink(action);
  const [way, setWay] = useState<Way>(token === null ? 'password' : 'link');
  const outcome = prove.data;
  const isBusy = prove.isPending || outcome?.kind === 'accepted';
  const change = (next: Way) => () => {
    prove.reset();
    setWay(next);
  };
  const refusal = outcome?.kind === 'accepted' ? undefined : outcome;
  return (
    <Stack $gap={5}>
      <p>
        <FormattedMessage
          {...(way === 'link' ? messages.byLink : messages.existing)}
          values={{ email: <strong>{email}</strong> }}
        />
      </p>
      {way !== 'factor' && <ProofRefusal refusal={refusal} error={prove.error} />}
      {way === 'link' && token !== null && (
        <div>
          <Button
            kind="primary"
            isBusy={isBusy}
            onClick={() => {
              prove.mutate({ kind: 'link', token });
            }}
          >
            <FormattedMessage {...messages.confirmSignIn} />
          </Button>
        </div>
      )}
      {way === 'password' && (
        <AccountPassword
          isBusy={isBusy}
          onPassword={(password) => prove.mutateAsync({ kind: 'password', password })}
        />
      )}
      {way === 'factor' && (
        <FactorMessages>
          <FactorForm
            factors={factors}
            refusal={refusal}
            error={prove.error}
            isBusy={isBusy}
            onShow={(factor) => {
              prove.mutate(factor);
            }}
            onSwitch={prove.reset}
          />
        </FactorMessages>
      )}
      {mail.data === undefined ? (
        <JoinFailure error={mail.error} former="" />
      ) : (
        <Alert kind="success">
          <FormattedMessage {...messages.mailed} values={{ email, minutes: mail.data }} />
        </Alert>
      )}
      <Inline>
        {way !== 'password' && (
          <Button size="small" disabled={isBusy} onClick={change('password')}>
            <FormattedMessage {...messages.byPassword} />
          </Button>
        )}
        {way !== 'factor' && (
          <Button size="small" disabled={isBusy} onClick={change('factor')}>
            <FormattedMessage {...messages.byFactor} />
          </Button>
        )}
        <Button
          size="small"
          disabled={isBusy}
          isBusy={mail.isPending}
          onClick={() => {
            mail.mutate();
          }}
        >
          <FormattedMessage {...messages.byMail} />
        </Button>
      </Inline>
    </Stack>
  );
}
