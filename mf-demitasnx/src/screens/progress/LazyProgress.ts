import { lazyPart } from '@portal/shared';
import type { EmiProgress } from '@portal/shared/domain';

/** Loads when an analysis runs. */
export const JobProgress = lazyPart<EmiProgress>(
  async () => (await import('./JobProgress.tsx')).JobProgress,
  () => null,
);
