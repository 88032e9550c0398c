import { SkeletonShape, useFormats } from '@portal/shared';
import { currencyOf } from '@portal/shared/domain';
import { styled } from 'styled-components';
import { useBuyer } from './Buyer.tsx';

const Amount = styled.span`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

interface MoneyProps {
  /** Major units; `null` while it is not known. */
  readonly amount: number | null;
}

/** An amount in the buyer's currency. */
export function Money({ amount }: MoneyProps) {
  const { money } = useFormats();
  const { country } = useBuyer();
  if (amount === null) return <SkeletonShape $width="72px" />;
  return <Amount>{money(amount, currencyOf(country))}</Amount>;
}
