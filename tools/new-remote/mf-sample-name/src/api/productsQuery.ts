import { queryOptions, streamedAnswer } from '@portal/shared';
import { licensesSchema, type LicenseRow } from '@portal/shared/contracts';
import type { Product } from '@portal/shared/domain';

function presentProducts(rows: readonly LicenseRow[]): readonly Product[] {
  return rows.map((row) => row.product_type);
}

/** The product of each license of the team. The path matches `prefetch` in remote.config.ts. */
export function productsQuery() {
  return queryOptions({
    queryKey: ['sample-name', 'products'],
    ...streamedAnswer('/api/licenses/', licensesSchema),
    select: presentProducts,
  });
}
