import { Button, FormattedMessage } from '@portal/shared';
import { Dialog } from '@portal/shared/overlays';
import { RecoveryCodeList } from './RecoveryCodeList.tsx';
import { setUpMessages } from './setUpMessages.ts';

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shows new recovery codes, once; it closes only when the person says that they are kept. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  return (
    <Dialog
      title={<FormattedMessage {...setUpMessages.codesTitle} />}
      isDismissable={false}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          <FormattedMessage {...setUpMessages.kept} />
        </Button>
      }
    >
      <RecoveryCodeList codes={codes} />
    </Dialog>
  );
}
