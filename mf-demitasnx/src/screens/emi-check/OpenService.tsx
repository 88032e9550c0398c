import { Stack, useMayBuy } from '@portal/shared';
import { useState } from 'react';
import type { EmiLicenses } from '../../domain/licenses/EmiLicense.ts';
import { EmiCheckDialog, type OpenDialog } from './EmiCheckDialog.tsx';
import { Jobs } from './jobs/Jobs.tsx';
import { ServiceActions } from './ServiceActions.tsx';
import { TrialNote } from './TrialNote.tsx';

interface OpenServiceProps {
  readonly licenses: EmiLicenses;
  /** Whether the screen already reports a failed refresh. */
  readonly isKnownOld: boolean;
}

/** The service for a team that can use it: actions, dialogs and jobs. */
export function OpenService({ licenses, isKnownOld }: OpenServiceProps) {
  const mayBuy = useMayBuy();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  return (
    <Stack $gap={5}>
      <ServiceActions licenses={licenses} mayBuy={mayBuy} onOpen={setDialog} />
      {mayBuy && <TrialNote trial={licenses.trial} onOpen={setDialog} />}
      <Jobs canAnalyze={licenses.available.length > 0} isKnownOld={isKnownOld} />
      {dialog !== null && (
        <EmiCheckDialog
          dialog={dialog}
          licenses={licenses}
          onClose={() => {
            setDialog(null);
          }}
        />
      )}
    </Stack>
  );
}
