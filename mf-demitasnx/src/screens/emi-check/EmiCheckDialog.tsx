import { lazyPart } from '@portal/shared';
import type { EmiLicenses } from '../../domain/EmiLicense.ts';

export type OpenDialog = 'licenses';

interface EmiCheckDialogProps {
  readonly licenses: EmiLicenses;
  readonly onClose: () => void;
}

const LicensesDialog = lazyPart(
  async () => (await import('./licenses/LicensesDialog.tsx')).LicensesDialog,
);

/** Fetches the code of a dialog ahead, when somebody points at its button. */
export const preloadDialog: Readonly<Record<OpenDialog, () => void>> = {
  licenses: LicensesDialog.preload,
};

/** The open dialog of the screen; its code is fetched with the first opening. */
export function EmiCheckDialog({ licenses, onClose }: EmiCheckDialogProps) {
  return <LicensesDialog licenses={licenses.all} onClose={onClose} />;
}
