import type { Product } from '@portal/shared/domain';
import type { Period } from './Period.ts';

/** What the tab of users shows: most hours first, people without hours left out. */
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
