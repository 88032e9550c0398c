import { FormattedMessage } from 'react-intl';
import type { PriceBreakdown } from '../../areas/buying/pricing/PriceBreakdown.ts';
import { RemoteMessages } from '../../web/intl/RemoteMessages.tsx';
import { commonMessages } from '../../web/intl/commonMessages.ts';
import { Dialog } from '../overlays/Dialog.tsx';
import { Button } from '../button/Button.tsx';
import { Explanation } from './Explanation.tsx';
import en from './locales/en.json';
import ja from './locales/ja.json';
import { messages } from './messages.ts';

const catalogs = { en, ja };

interface ExplanationDialogProps {
  readonly breakdown: PriceBreakdown;
  readonly onClose: () => void;
}

/** A dialog that explains how an amount is computed. */
export function ExplanationDialog({ breakdown, onClose }: ExplanationDialogProps) {
  return (
    <Dialog
      size="large"
      title={
        <RemoteMessages catalogs={catalogs}>
          <FormattedMessage {...messages.title} />
        </RemoteMessages>
      }
      onClose={onClose}
      actions={
        <Button onClick={onClose}>
          <FormattedMessage {...commonMessages.close} />
        </Button>
      }
    >
      <Explanation breakdown={breakdown} />
    </Dialog>
  );
}
