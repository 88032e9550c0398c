import { Button, commonMessages, EmptyState, FormattedMessage } from '@portal/shared';
import { Dialog } from '@portal/shared/overlays';
import type { EmiLicense } from '../../../domain/licenses/EmiLicense.ts';
import { messages as screenMessages } from '../messages.ts';
import { LicenseTable } from './LicenseTable.tsx';
import { messages } from './messages.ts';

interface LicensesDialogProps {
  readonly licenses: readonly EmiLicense[];
  readonly onClose: () => void;
}

export function LicensesDialog({ licenses, onClose }: LicensesDialogProps) {
  return (
    <Dialog
      size="large"
      title={<FormattedMessage {...screenMessages.licenseList} />}
      onClose={onClose}
      actions={
        <Button onClick={onClose}>
          <FormattedMessage {...commonMessages.close} />
        </Button>
      }
    >
      {licenses.length === 0 ? (
        <EmptyState>
          <FormattedMessage {...messages.empty} />
        </EmptyState>
      ) : (
        <LicenseTable licenses={licenses} />
      )}
    </Dialog>
  );
}
