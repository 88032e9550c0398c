import { FormattedMessage } from 'react-intl';
import type { PriceBreakdown } from '../../areas/buying/pricing/PriceBreakdown.ts';
import { groupLines } from '../../areas/buying/pricing/groupLines.ts';
import { taxWords } from '../../areas/buying/pricing/taxWords.ts';
import { RemoteMessages } from '../../web/intl/RemoteMessages.tsx';
import { useFormats } from '../../web/intl/useFormats.ts';
import { useSession } from '../../web/session/useSession.ts';
import { Stack } from '../layout/Stack.tsx';
import { DiscountStep } from './DiscountStep.tsx';
import { Lead, StepHeading, Steps, Sum } from './Explanation.styles.ts';
import en from './locales/en.json';
import ja from './locales/ja.json';
import { messages } from './messages.ts';
import { LineStep } from './LineStep.tsx';
import { Step } from './Step.tsx';
import { useShareText } from './useShareText.ts';

const catalogs = { en, ja };

interface ExplanationProps {
  readonly breakdown: PriceBreakdown;
}

/** All steps from the price list to the total, each with its rule and rounding. */
export function Explanation(props: ExplanationProps) {
  return (
    <RemoteMessages catalogs={catalogs}>
      <AllSteps {...props} />
    </RemoteMessages>
  );
}

function AllSteps({ breakdown }: ExplanationProps) {
  const { money } = useFormats();
  const words = taxWords[useSession((session) => session.locale)];
  const { currency, lines, discounts, itemTotal, adjustmentTotal, total } = breakdown;
  return (
    <Stack $gap={5}>
      <Lead>
        <FormattedMessage {...messages.lead} />
      </Lead>
      <section>
        {lines.length > 0 && (
          <>
            <StepHeading>
              <FormattedMessage {...messages.lines} />
            </StepHeading>
            <Steps>
              {groupLines(lines).map((line) => (
                <LineStep
                  key={line.licenseId ?? `${line.product}-${String(line.months)}`}
                  line={line}
                  currency={currency}
                />
              ))}
            </Steps>
          </>
        )}
        <Sum>
          <FormattedMessage {...messages.subtotal} />
          <span>{money(itemTotal, currency)}</span>
        </Sum>
      </section>
      {discounts.length > 0 && (
        <section>
          <StepHeading>
            <FormattedMessage {...messages.discounts} />
          </StepHeading>
          <Steps>
            {discounts.map((discount) => (
              <DiscountStep
                key={`${discount.rule}-${discount.product}-${String(discount.from)}`}
                discount={discount}
                currency={currency}
              />
            ))}
          </Steps>
          <Sum>
            <FormattedMessage {...messages.discounted} />
            <span>{money(itemTotal + adjustmentTotal, currency)}</span>
          </Sum>
        </section>
      )}
      <TaxAndFees breakdown={breakdown} />
      <Sum $isTotal>
        {words.total(breakdown.tax.percent > 0)}
        <span>{money(total, currency)}</span>
      </Sum>
    </Stack>
  );
}

function TaxAndFees({ breakdown }: ExplanationProps) {
  const { money, percent } = useFormats();
  const words = taxWords[useSession((session) => session.locale)];
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
            name={`${words.tax} ${percent(tax.percent)}`}
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
