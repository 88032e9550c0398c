import { Button, commonMessages, FormattedMessage } from '@portal/shared';
import { Dialog } from '@portal/shared/overlays';
import type { PriceBreakdown } from '../../domain/PriceBreakdown.ts';
import { Explanation } from './Explanation.tsx';
import { messages } from './explanationMessages.ts';

interface ExplanationDialogProps {
  readonly breakdown: PriceBreakdown;
  readonly onClose: () => void;
}

export function ExplanationDialog({ breakdown, onClose }: ExplanationDialogProps) {
  return (
    <Dialog
      size="large"
      title={<FormattedMessage {...messages.title} />}
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
