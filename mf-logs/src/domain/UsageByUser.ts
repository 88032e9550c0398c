import type { Product } from '@portal/shared/domain';
import type { Period } from './Period.ts';

/** Data of the user tab: most hours first, without people who have none. */
export interface UsageByUser {
  readonly period: Period;
  readonly both: readonly {
    readonly user: string;
    readonly hours: Readonly<Record<Product, number>>;
  }[];
  readonly of: Readonly<
    Record<
      Product,
      readonly {
        readonly user: string;
        readonly hours: number;
        /** Percentage of all hours of the product. */
        readonly share: number | null;
      }[]
    >
  >;
}
