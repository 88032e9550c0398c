import { Button, FormattedMessage, lazyPart } from '@portal/shared';
import type { PriceBreakdown } from '@portal/shared/domain';
import { useState } from 'react';
import { ExplainPlace } from './Amounts.styles.ts';
import { messages } from './messages.ts';

const ExplanationDialog = lazyPart(
  async () => (await import('@portal/shared/explanation')).ExplanationDialog,
);

/** A button that opens the explanation of a total, step by step. */
export function ExplainButton({ breakdown }: { readonly breakdown: PriceBreakdown }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ExplainPlace>
        <Button
          kind="quiet"
          size="small"
          icon="calculator"
          onPointerEnter={ExplanationDialog.preload}
          onFocus={ExplanationDialog.preload}
          onClick={() => {
            setIsOpen(true);
          }}
        >
          <FormattedMessage {...messages.explain} />
        </Button>
      </ExplainPlace>
      {isOpen && (
        <ExplanationDialog
          breakdown={breakdown}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}
