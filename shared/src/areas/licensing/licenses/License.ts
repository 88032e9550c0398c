import type { CalendarDay } from '../../../basics/calendar/CalendarDay.ts';
import { productNames, type Product } from '../../products/Product.ts';

export interface LicensePerson {
  readonly id: string;
  /** The person's name in the order of the reader's language (`personName`). */
  readonly name: string;
}

/** The activation of a license, and the person who works with it now. */
export type Activation =
  | { readonly kind: 'network'; readonly activeUser: LicensePerson | null }
  | {
      readonly kind: 'standalone';
      /** Start of the use, an instant in ISO 8601. */
      readonly since: string;
      readonly activeUser: LicensePerson | null;
    };

export interface License {
  readonly id: string;
  /** The number that people know the license by: `CD-0000001`. */
  readonly number: string;
  readonly product: Product;
  readonly trial: boolean;
  readonly autoRenewal: boolean;
  /** First day of use. */
  readonly startsOn: CalendarDay;
  /** Last day of use. */
  readonly endsOn: CalendarDay;
  readonly owner: LicensePerson | null;
  readonly activation: Activation;
  /** Not used for `idleDays`; false also for readers who may not see use. */
  readonly idle: boolean;
  /** False while an unpaid order may still change the license, or when it cannot be renewed. */
  readonly renewable: boolean;
  /** The text for selection lists. */
  readonly label: string;
}

/** One line that tells licenses apart in a selection list, the same in both languages. */
export function licenseLabel(license: Pick<License, 'number' | 'product' | 'endsOn'>): string {
  return `${license.number} · ${productNames[license.product]} · ${license.endsOn}`;
}
