import type { License } from '@portal/shared/domain';

/** One row of the list. */
export type SampleNameItem = Pick<License, 'id' | 'number' | 'product' | 'endsOn'>;
