import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../button/Button.tsx';
import { lazyPart } from '../../lazyPart.tsx';
import { OnWide } from '../list.styles.ts';
import { messages } from '../messages.ts';
import type { ChosenColumns } from './useColumnChoice.ts';

type Choice = Pick<ChosenColumns<never, string>, 'choosable' | 'hidden' | 'choose'>;

const ColumnsDialog = lazyPart(async () => (await import('./ColumnsDialog.tsx')).ColumnsDialog);

/** A button that opens the choice of columns. */
export function ColumnsButton({ choosable, hidden, choose }: Choice) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        icon="settings"
        aria-haspopup="dialog"
        onPointerEnter={ColumnsDialog.preload}
        onFocus={ColumnsDialog.preload}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <OnWide>
          <FormattedMessage {...messages.columns} />
        </OnWide>
      </Button>
      {isOpen && (
        <ColumnsDialog
          columns={choosable}
          hidden={hidden}
          onChoose={choose}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}
