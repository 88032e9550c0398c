import { queryOptions, streamedAnswer } from '@portal/shared';
import { firstStepsSchema } from '@portal/shared/contracts';

export type { FirstStepKind, FirstSteps } from '@portal/shared/contracts';

/** First steps of a person in a new team. */
export function firstStepsQuery() {
  return queryOptions({
    queryKey: ['home', 'first-steps'],
    ...streamedAnswer('/api/first-steps', firstStepsSchema),
    // A returning person may have completed one.
    staleTime: 5_000,
  });
}
