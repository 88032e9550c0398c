import { RemoteMessages } from '@portal/shared';
import type { License } from '@portal/shared/domain';
import { ReleaseDialog } from '../../components/release/ReleaseDialog.tsx';
import en from '../../locales/dialogs/en.json';
import ja from '../../locales/dialogs/ja.json';
import { NetworkDialog } from './activation/NetworkDialog.tsx';
import { StandaloneDialog } from './activation/StandaloneDialog.tsx';
import { EnrolmentDialog } from './enrolment/EnrolmentDialog.tsx';

const catalogs = { en, ja };

export type OpenDialog =
  | { readonly kind: 'release'; readonly license: License }
  | { readonly kind: 'standalone' | 'network' | 'enrolment' };

interface LicenseListDialogProps {
  readonly dialog: OpenDialog;
  readonly onClose: () => void;
}

/** The open dialog of the license list. The first one loads the code and texts of all. */
export function LicenseListDialog(props: LicenseListDialogProps) {
  return (
    <RemoteMessages catalogs={catalogs}>
      <Content {...props} />
    </RemoteMessages>
  );
}

function Content({ dialog, onClose }: LicenseListDialogProps) {
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
