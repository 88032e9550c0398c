import { lazyPart } from '@portal/shared';
import type { License } from '@portal/shared/domain';

export type OpenDialog =
  | { readonly kind: 'release'; readonly license: License }
  | { readonly kind: 'standalone' | 'network' | 'enrolment' };

interface LicenseListDialogProps {
  readonly dialog: OpenDialog;
  readonly onClose: () => void;
}

const ReleaseDialog = lazyPart(
  async () => (await import('../../components/release/ReleaseDialog.tsx')).ReleaseDialog,
);
const StandaloneDialog = lazyPart(
  async () => (await import('./activation/StandaloneDialog.tsx')).StandaloneDialog,
);
const NetworkDialog = lazyPart(
  async () => (await import('./activation/NetworkDialog.tsx')).NetworkDialog,
);
const EnrolmentDialog = lazyPart(
  async () => (await import('./enrolment/EnrolmentDialog.tsx')).EnrolmentDialog,
);

/** The open dialog of the license list; its code is fetched with the first opening. */
export function LicenseListDialog({ dialog, onClose }: LicenseListDialogProps) {
  switch (dialog.kind) {
    case 'release':
      return <ReleaseDialog license={dialog.license} onClose={onClose} />;
    case 'standalone':
      return <StandaloneDialog onClose={onClose} />;
    case 'network':
      return <NetworkDialog onClose={onClose} />;
    case 'enrolment':
      return <EnrolmentDialog onClose={onClose} />;
  }
}
