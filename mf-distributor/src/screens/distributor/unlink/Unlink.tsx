import { Button, FormattedMessage, lazyPart } from '@portal/shared';
import { useState } from 'react';
import { messages } from './messages.ts';

const UnlinkDialog = lazyPart(async () => (await import('./UnlinkDialog.tsx')).UnlinkDialog);

/** The unlink button. The dialog's code loads on the first hover or focus. */
export function Unlink() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        icon="unplug"
        onPointerEnter={UnlinkDialog.preload}
        onFocus={UnlinkDialog.preload}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <FormattedMessage {...messages.open} />
      </Button>
      {isOpen && (
        <UnlinkDialog
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}
