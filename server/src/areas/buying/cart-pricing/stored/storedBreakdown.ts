import { presentBreakdown } from '@portal/shared/contracts';
import type { PriceBreakdown } from '@portal/shared/domain';
import { z } from 'zod';
import { breakdownVersion0 } from './breakdownVersion0.ts';
import { breakdownVersion1, type BreakdownVersion1 } from './breakdownVersion1.ts';

/** Converts a breakdown to the newest stored version. */
export function storedBreakdown(breakdown: PriceBreakdown): BreakdownVersion1 {
  return breakdownVersion1.parse({ version: 1, ...breakdown });
}

const versioned = z.object({ version: z.int().default(0) });

/**
 * Reads a stored breakdown of any version; one without a version is version 0.
 *
 * @throws RangeError for an unknown version; ZodError for a broken breakdown
 */
export function readBreakdown(stored: unknown): PriceBreakdown {
  const { version } = versioned.parse(stored);
  switch (version) {
    case 0:
      // Today's wire format is still that of version 0; the compiler and a fixture say so.
      return presentBreakdown(breakdownVersion0.parse(stored));
    case 1: {
      const { version: _, ...breakdown } = breakdownVersion1.parse(stored);
      return breakdown;
    }
    default:
      throw new RangeError(`unknown version ${version} of a stored breakdown`);
  }
}
