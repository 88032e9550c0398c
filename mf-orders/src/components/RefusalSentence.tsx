import { ErrorSentence, FormattedMessage, isApiError } from '@portal/shared';
import { refusalMessages } from './refusalMessages.ts';

interface RefusalSentenceProps {
  readonly error: unknown;
  /** Used when the server sent no sentence. */
  readonly fallback?: { readonly id: string };
}

/**
 * The reason for a refusal. A known code gives a message that follows the language; otherwise the
 * server's own sentences are shown, each once.
 */
export function RefusalSentence({ error, fallback }: RefusalSentenceProps) {
  const code = isApiError(error) ? error.code : '';
  if (isWorded(code)) return <FormattedMessage {...refusalMessages[code]} />;
  const sentences = isApiError(error) ? [...new Set(Object.values(error.fieldMessages))] : [];
  if (sentences.length > 0) return sentences.join(' ');
  return fallback ? <FormattedMessage {...fallback} /> : <ErrorSentence error={error} />;
}

function isWorded(code: string): code is keyof typeof refusalMessages {
  return Object.hasOwn(refusalMessages, code);
}
