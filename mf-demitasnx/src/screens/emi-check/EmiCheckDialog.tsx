import { lazyPart } from '@portal/shared';
import type { EmiLicenses } from '../../domain/licenses/EmiLicense.ts';

export type OpenDialog = 'purchase' | 'trial' | 'licenses' | 'upload';

interface EmiCheckDialogProps {
  readonly dialog: OpenDialog;
  readonly licenses: EmiLicenses;
  readonly onClose: () => void;
}

const ApplicationDialog = lazyPart(
  async () => (await import('./application/ApplicationDialog.tsx')).ApplicationDialog,
);
const LicensesDialog = lazyPart(
  async () => (await import('./licenses/LicensesDialog.tsx')).LicensesDialog,
);
const UploadDialog = lazyPart(async () => (await import('./upload/UploadDialog.tsx')).UploadDialog);

/** Preloads the code of a dialog on hover over its button. */
export const preloadDialog: Readonly<Record<OpenDialog, () => void>> = {
  purchase: ApplicationDialog.preload,
  trial: ApplicationDialog.preload,
  licenses: LicensesDialog.preload,
  upload: UploadDialog.preload,
};

/** The open dialog; its code loads with the first opening. */
export function EmiCheckDialog({ dialog, licenses, onClose }: EmiCheckDialogProps) {
  switch (dialog) {
    case 'purchase':
    case 'trial':
      return <ApplicationDialog kind={dialog} onClose={onClose} />;
    case 'licenses':
      return <LicensesDialog licenses={licenses.all} onClose={onClose} />;
    case 'upload':
      return <UploadDialog licenses={licenses.available} onClose={onClose} />;
  }
}
