import type { Product } from '@portal/shared/domain';

/** Roll-up of a month's use of one product. */
export interface LicenseMonthTable {
  team_id: string;
  product: Product;
  /** First day of the month in Tokyo. */
  month: string;
  /** Licenses at the month's start. */
  licenses: number;
  /** The most licenses in use at one moment. */
  peak: number;
}

export interface UsageTables {
  'manager.license_month': LicenseMonthTable;
}
