import { Button } from '@portal/shared';
import type { ComponentProps } from 'react';
import { preloadDialog, type OpenDialog } from './EmiCheckDialog.tsx';

interface DialogButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  readonly dialog: OpenDialog;
  readonly onOpen: (dialog: OpenDialog) => void;
}

/** A button that opens a dialog, and loads its code on hover. */
export function DialogButton({ dialog, onOpen, ...button }: DialogButtonProps) {
  return (
    <Button
      {...button}
      onPointerEnter={preloadDialog[dialog]}
      onFocus={preloadDialog[dialog]}
      onClick={() => {
        onOpen(dialog);
      }}
    />
  );
}
