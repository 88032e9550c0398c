import { ErrorSentence, FormattedMessage, isApiError } from '@portal/shared';

interface RefusalSentenceProps {
  readonly error: unknown;
  /** The sentence for a refusal without a sentence of the server. */
  readonly fallback?: { readonly id: string };
}

/** The sentences of a refusal by the server, in the reader's language, each once. */
export function RefusalSentence({ error, fallback }: RefusalSentenceProps) {
  const sentences = isApiError(error) ? [...new Set(Object.values(error.fieldMessages))] : [];
  if (sentences.length > 0) return sentences.join(' ');
  return fallback ? <FormattedMessage {...fallback} /> : <ErrorSentence error={error} />;
}
