import { FormattedMessage, useIntl } from '@portal/shared';
import type { Product } from '@portal/shared/domain';
import { usePriceList } from '../../api/usePriceList.ts';
import { useBuyer, useToday } from '../cart/Buyer.tsx';
import { usePricing } from '../pricing/PricingProvider.tsx';
import { Tier, TierLine, TierList } from './goods.styles.ts';
import { messages } from './messages.ts';

/** The tiers of the volume discount, and what the next one takes; new and renewed licenses count. */
export function VolumeTiers({ product }: { readonly product: Product }) {
  const { formatMessage, formatNumber } = useIntl();
  const { country } = useBuyer();
  const { volume } = usePriceList(country, useToday());
  const { breakdown } = usePricing();
  const sets = (breakdown?.lines ?? [])
    .filter((line) => line.product === product)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const rateOf = (rateBp: number) =>
    formatNumber(rateBp / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  const reached = volume.findLast(({ from }) => sets >= from);
  const next = volume.find(({ from }) => sets < from);
  const present = () => {
    if (sets === 0) return <FormattedMessage {...messages.tiers} />;
    if (!reached) return <FormattedMessage {...messages.inOrder} values={{ sets }} />;
    return (
      <FormattedMessage {...messages.reached} values={{ sets, rate: rateOf(reached.rateBp) }} />
    );
  };
  return (
    <div>
      <TierLine role="status">
        <span>{present()}</span>
        {next && (
          <strong>
            <FormattedMessage
              {...messages.next}
              values={{ missing: next.from - sets, rate: rateOf(next.rateBp) }}
            />
          </strong>
        )}
      </TierLine>
      <TierList aria-label={formatMessage(messages.tiers)}>
        {volume.map(({ from, rateBp }, index) => {
          const start = volume[index - 1]?.from ?? 0;
          const share = Math.min(1, Math.max(0, (sets - start) / (from - start)));
          return (
            <Tier key={from} $percent={Math.round(share * 100)}>
              <FormattedMessage {...messages.tier} values={{ from, rate: rateOf(rateBp) }} />
            </Tier>
          );
        })}
      </TierList>
    </div>
  );
}
