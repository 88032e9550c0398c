import { Button, commonMessages, FormattedMessage, Stack, useFormats } from '@portal/shared';
import { productNames } from '@portal/shared/domain';
import { Dialog } from '@portal/shared/overlays';
import type { PriceBreakdown } from '../../domain/PriceBreakdown.ts';
import { DiscountStep } from './DiscountStep.tsx';
import { Lead, StepHeading, Steps, Sum } from './ExplanationDialog.styles.ts';
import { LineStep } from './LineStep.tsx';
import { messages } from './explanationMessages.ts';
import { Step } from './Step.tsx';
import { useShareText } from './useShareText.ts';

interface ExplanationDialogProps {
  readonly breakdown: PriceBreakdown;
  readonly onClose: () => void;
}

/** Every step from the price list to the total, with its rule and its rounding. */
export function ExplanationDialog({ breakdown, onClose }: ExplanationDialogProps) {
  const { money } = useFormats();
  const amount = (value: number) => money(value, breakdown.currency);
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
      <Stack $gap={5}>
        <Lead>
          <FormattedMessage {...messages.lead} />
        </Lead>
        <section>
          <StepHeading>
            <FormattedMessage {...messages.lines} />
          </StepHeading>
          <Steps>
            {breakdown.lines.map((line) => (
              <LineStep
                key={line.licenseId ?? `${line.product}-${String(line.months)}`}
                line={line}
                currency={breakdown.currency}
              />
            ))}
          </Steps>
          <Sum>
            <FormattedMessage {...messages.subtotal} />
            <span>{amount(breakdown.itemTotal)}</span>
          </Sum>
        </section>
        {breakdown.discounts.length > 0 && (
          <section>
            <StepHeading>
              <FormattedMessage {...messages.discounts} />
            </StepHeading>
            <Steps>
              {breakdown.discounts.map((discount) => (
                <DiscountStep
                  key={`${discount.rule}-${productNames[discount.product]}-${String(discount.from)}`}
                  discount={discount}
                  currency={breakdown.currency}
                />
              ))}
            </Steps>
            <Sum>
              <FormattedMessage {...messages.discounted} />
              <span>{amount(breakdown.itemTotal + breakdown.adjustmentTotal)}</span>
            </Sum>
          </section>
        )}
        <TaxAndFees breakdown={breakdown} />
        <Sum $isTotal>
          <FormattedMessage {...messages.total} />
          <span>{amount(breakdown.total)}</span>
        </Sum>
      </Stack>
    </Dialog>
  );
}

function TaxAndFees({ breakdown }: Pick<ExplanationDialogProps, 'breakdown'>) {
  const { money, percent } = useFormats();
  const { currency, tax, slips } = breakdown;
  const shareText = useShareText(currency);
  if (tax.percent === 0 && slips.count === 0) return null;
  return (
    <section>
      <StepHeading>
        <FormattedMessage {...messages.taxAndFees} />
      </StepHeading>
      <Steps>
        {tax.percent > 0 && (
          <Step
            name={<FormattedMessage {...messages.tax} values={{ percent: percent(tax.percent) }} />}
            how={shareText(tax)}
            amount={money(tax.amount, currency)}
          />
        )}
        {slips.count > 0 && (
          <Step
            name={<FormattedMessage {...messages.slips} />}
            how={
              <FormattedMessage
                {...messages.slipCount}
                values={{ count: slips.count, fee: money(slips.fee, currency) }}
              />
            }
            amount={money(slips.amount, currency)}
          />
        )}
      </Steps>
    </section>
  );
}
