import { ErrorSentence, FormattedMessage, isApiError } from '@portal/shared';

interface RefusalSentenceProps {
  readonly error: unknown;
  /** Where the server gives no sentence of its own. */
  readonly fallback?: { readonly id: string };
}

/** What the server says in the reader's language, each sentence once. */
export function RefusalSentence({ error, fallback }: RefusalSentenceProps) {
  const sentences = isApiError(error) ? [...new Set(Object.values(error.fieldMessages))] : [];
  if (sentences.length > 0) return sentences.join(' ');
  return fallback ? <FormattedMessage {...fallback} /> : <ErrorSentence error={error} />;
}
