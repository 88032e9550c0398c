import { SkeletonShape, useFormats } from '@portal/shared';
import { styled } from 'styled-components';
import { usePricing } from './PricingProvider.tsx';

const Amount = styled.span`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

interface MoneyProps {
  /** Amount in major units; `null` while unknown. */
  readonly amount: number | null;
}

/** An amount of the cart. */
export function Money({ amount }: MoneyProps) {
  const { money } = useFormats();
  const { currency } = usePricing();
  if (amount === null) return <SkeletonShape $width="72px" />;
  return <Amount>{money(amount, currency)}</Amount>;
}
