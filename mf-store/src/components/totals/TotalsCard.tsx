import { Button, Card, FormattedMessage, lazyPart, pinnedHeight, useIntl } from '@portal/shared';
import { publishHeight } from '@portal/shared/table';
import { useState, type ReactNode } from 'react';
import { usePricing } from '../pricing/PricingProvider.tsx';
import { messages } from './messages.ts';
import { PricingAlert } from './PricingAlert.tsx';
import { TotalFigure } from './TotalFigure.tsx';
import { Actions, ExplainPlace, Layout, Reason, Sticky } from './TotalsCard.styles.ts';
import { useNoTotalReason } from './useNoTotalReason.ts';

const ExplanationDialog = lazyPart(
  async () => (await import('@portal/shared/explanation')).ExplanationDialog,
);

const publishPinnedHeight = publishHeight(pinnedHeight, true);

interface TotalsCardProps {
  /** Buttons that act on the cart; disabled without a total. */
  readonly children: ReactNode;
  /** A note about the buttons. */
  readonly note?: ReactNode;
}

/** The card with the cart's total and buttons. */
export function TotalsCard({ children, note }: TotalsCardProps) {
  const { formatMessage } = useIntl();
  const { breakdown } = usePricing();
  const reason = useNoTotalReason();
  const [isOpen, setIsOpen] = useState(false);
  const [isExplained, setIsExplained] = useState(false);
  return (
    <Sticky ref={publishPinnedHeight} $isEmpty={breakdown?.total === 0}>
      <Card>
        <Layout role="group" aria-label={formatMessage(messages.region)}>
          <TotalFigure
            isOpen={isOpen}
            onToggle={() => {
              setIsOpen(!isOpen);
            }}
          />
          <Actions>
            <div>
              {breakdown !== null && breakdown.total > 0 && (
                <ExplainPlace $isOpen={isOpen}>
                  <Button
                    kind="quiet"
                    icon="calculator"
                    onPointerEnter={ExplanationDialog.preload}
                    onFocus={ExplanationDialog.preload}
                    onClick={() => {
                      setIsExplained(true);
                    }}
                  >
                    <FormattedMessage {...messages.explain} />
                  </Button>
                </ExplainPlace>
              )}
              {children}
            </div>
            <Reason id={reasonId}>{reason ? <FormattedMessage {...reason} /> : note}</Reason>
          </Actions>
        </Layout>
        <PricingAlert />
      </Card>
      {isExplained && breakdown !== null && (
        <ExplanationDialog
          breakdown={breakdown}
          onClose={() => {
            setIsExplained(false);
          }}
        />
      )}
    </Sticky>
  );
}

/** Id of the reason that describes the disabled buttons. A page has one such card. */
export const reasonId = 'store-nothing-chosen';
