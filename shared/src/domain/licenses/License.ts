import type { CalendarDay } from '../calendar/CalendarDay.ts';
import { productNames, type Product } from './Product.ts';

export interface LicensePerson {
  readonly id: string;
  /** As `personName` says in the reader's language. */
  readonly name: string;
}

/** How a license is activated, and who works with it now. */
export type Activation =
  | { readonly kind: 'network'; readonly activeUser: LicensePerson | null }
  | {
      readonly kind: 'standalone';
      /** Since when, an instant in ISO 8601. */
      readonly since: string;
      readonly activeUser: LicensePerson | null;
    };

export interface License {
  readonly id: string;
  /** The number people use. */
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
  /** False while an unpaid order may still change the license, or when it cannot be renewed. */
  readonly renewable: boolean;
  /** Text for selection lists. */
  readonly label: string;
}

/** One line that tells licenses apart in a selection list, the same in both languages. */
export function licenseLabel(license: Pick<License, 'number' | 'product' | 'endsOn'>): string {
  return `${license.number} · ${productNames[license.product]} · ${license.endsOn}`;
}
