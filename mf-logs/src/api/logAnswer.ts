import { streamedAnswer } from '@portal/shared';

type Schema<Answer> = Parameters<typeof streamedAnswer<Answer>>[1];

/**
 * What the queries of figures have in common: `queryOptions({ ...logAnswer(path, schema), select })`.
 * The figures of the choice before stay until the new ones are here, below the loading dialog.
 *
 * @param path as `logCall` writes it
 */
export function logAnswer<Answer>(path: string, schema: Schema<Answer>) {
  return {
    queryKey: ['log', path],
    ...streamedAnswer(path, schema),
    placeholderData: (before: Answer | undefined) => before,
  };
}
