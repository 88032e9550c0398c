import { streamedAnswer } from '@portal/shared';

type Schema<Answer> = Parameters<typeof streamedAnswer<Answer>>[1];

/**
 * Common options of the usage queries: `queryOptions({ ...logAnswer(path, schema), select })`. The
 * previous figures stay below the loading dialog until the new ones arrive.
 *
 * @param path built by `logCall`
 */
export function logAnswer<Answer>(path: string, schema: Schema<Answer>) {
  return {
    queryKey: ['log', path],
    ...streamedAnswer(path, schema),
    placeholderData: (before: Answer | undefined) => before,
  };
}
