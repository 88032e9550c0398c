import type { PriceBreakdown } from '@portal/shared/domain';
import { z } from 'zod';
import { breakdownVersion0, fromBreakdownVersion0 } from './breakdownVersion0.ts';
import {
  breakdownVersion1,
  fromBreakdownVersion1,
  type BreakdownVersion1,
} from './breakdownVersion1.ts';

/** A breakdown as it is written now, in the newest version. */
export function storedBreakdown(breakdown: PriceBreakdown): BreakdownVersion1 {
  return breakdownVersion1.parse({ version: 1, ...breakdown });
}

const versioned = z.object({ version: z.int().default(0) });

/**
 * Reads a stored breakdown of any version. What has none is from before there were versions.
 *
 * @throws RangeError for a version that this release does not know; ZodError for a broken one
 */
export function readBreakdown(stored: unknown): PriceBreakdown {
  const { version } = versioned.parse(stored);
  switch (version) {
    case 0:
      return fromBreakdownVersion0(breakdownVersion0.parse(stored));
    case 1:
      return fromBreakdownVersion1(breakdownVersion1.parse(stored));
    default:
      throw new RangeError(`there is no version ${version} of a stored breakdown`);
  }
}
