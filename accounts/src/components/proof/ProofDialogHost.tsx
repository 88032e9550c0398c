import { useSyncExternalStore } from 'react';
import { lazyPart } from '@portal/shared';
import { proofRequests } from '../../session/proofRequests.ts';

const ProofDialog = lazyPart(async () => (await import('./ProofDialog.tsx')).ProofDialog);
const FactorDialog = lazyPart(
  async () => (await import('./ProofFactorDialog.tsx')).ProofFactorDialog,
);

/** Shows the dialog while a call waits for a proof. */
export function ProofDialogHost() {
  const request = useSyncExternalStore(proofRequests.subscribe, proofRequests.current);
  if (!request) return null;
  const { wanted, settle } = request;
  const ends = {
    onProved: () => {
      settle(true);
    },
    onClose: () => {
      settle(false);
    },
  };
  if (wanted.by === 'factor') return <FactorDialog factors={wanted.factors} {...ends} />;
  return <ProofDialog byProvider={wanted.by === 'provider'} {...ends} />;
}
