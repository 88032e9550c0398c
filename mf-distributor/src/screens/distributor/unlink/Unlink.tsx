import { Button, FormattedMessage, lazyPart } from '@portal/shared';
import { useState } from 'react';
import { messages } from './messages.ts';

const UnlinkDialog = lazyPart(async () => (await import('./UnlinkDialog.tsx')).UnlinkDialog);

/** Button and confirmation; the dialog's code is fetched with the first interest. */
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
