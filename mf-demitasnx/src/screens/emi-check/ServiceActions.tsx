import { FormattedMessage, Inline } from '@portal/shared';
import { DialogButton } from './DialogButton.tsx';
import type { OpenDialog } from './EmiCheckDialog.tsx';
import { messages } from './messages.ts';

interface ServiceActionsProps {
  readonly onOpen: (dialog: OpenDialog) => void;
}

/** The buttons for the whole screen. */
export function ServiceActions({ onOpen }: ServiceActionsProps) {
  return (
    <Inline>
      <DialogButton dialog="licenses" onOpen={onOpen}>
        <FormattedMessage {...messages.licenseList} />
      </DialogButton>
    </Inline>
  );
}
