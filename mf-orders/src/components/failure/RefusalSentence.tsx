import { ErrorSentence, FormattedMessage, isApiError } from '@portal/shared';
import { refusalMessages } from './messages.ts';

interface RefusalSentenceProps {
  readonly error: unknown;
  /** The sentence for a refusal without a sentence of the server. */
  readonly fallback?: { readonly id: string };
}

/**
 * Why the server refuses: by the code, so that it follows a change of language, else the server's
 * own sentences, each once.
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
