import { contractPeriodMonths, daysBetween, type License } from '@portal/shared/domain';

/** Length of a contract in whole months, or in days if shorter. */
interface ContractPeriod {
  readonly unit: 'months' | 'days';
  readonly count: number;
}

export function contractPeriod(license: Pick<License, 'startsOn' | 'endsOn'>): ContractPeriod {
  const months = contractPeriodMonths(license);
  if (months > 0) return { unit: 'months', count: months };
  return { unit: 'days', count: daysBetween(license.startsOn, license.endsOn) + 1 };
}
