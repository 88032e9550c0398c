import { useSyncExternalStore } from 'react';
import { lazyPart } from '@portal/shared';
import { proofRequests } from './proofRequests.ts';

const ProofDialog = lazyPart(async () => (await import('./ProofDialog.tsx')).ProofDialog);

/** Shows the dialog while a call waits for a proof. */
export function ProofDialogHost() {
  const request = useSyncExternalStore(proofRequests.subscribe, proofRequests.current);
  if (!request) return null;
  return (
    <ProofDialog
      byProvider={request.by === 'provider'}
      onProved={() => {
        request.settle(true);
      }}
      onClose={() => {
        request.settle(false);
      }}
    />
  );
}
