import type { calculateRequestSchema } from '@portal/shared/contracts';
import type { License, RenewalLine, Locale } from '@portal/shared/domain';
import type { z } from 'zod';
import type { Viewer } from '../../../platform/http/Viewer.ts';

/** A validated pricing request. */
export type CartRequest = z.output<typeof calculateRequestSchema>;

/** The person or visitor who asks for a price, and the language of the answer. */
export interface Buyer {
  /** Null for a visitor. */
  readonly viewer: Viewer | null;
  readonly locale: Locale;
}

export interface Renewal {
  readonly license: Pick<License, 'id' | 'number' | 'endsOn'>;
  readonly line: RenewalLine;
}
