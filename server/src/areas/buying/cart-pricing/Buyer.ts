import type { License, Locale } from '@portal/shared/domain';
import type { Viewer } from '../../../platform/http/Viewer.ts';

/** The person or visitor who asks for a price, and the language of the answer. */
export interface Buyer {
  /** Null for a visitor. */
  readonly viewer: Viewer | null;
  readonly locale: Locale;
}

/** A license of a cart as it was when it was priced, and the months that it is renewed by. */
export type Renewal = Pick<License, 'id' | 'number' | 'product' | 'startsOn' | 'endsOn'> & {
  readonly months: number;
};
