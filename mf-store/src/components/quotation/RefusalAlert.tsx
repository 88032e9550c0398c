import type { ReactNode } from 'react';
import { Alert, ErrorSentence, isApiError, RequestId } from '@portal/shared';
import type { Addressee } from '../../domain/QuotationForm.ts';

interface RefusalAlertProps {
  readonly title?: ReactNode;
  readonly error: unknown;
  /**
   * The fields of the form, which show their own errors. Without a form, all errors are listed
   * here.
   */
  readonly addressee?: Addressee;
}

/** An alert about a refused quotation, with the messages that belong to no form field. */
export function RefusalAlert({ title, error, addressee }: RefusalAlertProps) {
  if (error === null) return null;
  const refused = isApiError(error) ? Object.entries(error.fieldMessages) : [];
  const sentences = refused.flatMap(([name, text]) =>
    addressee && name in addressee ? [] : [text],
  );
  if (refused.length > 0 && sentences.length === 0) return null;
  return (
    <Alert kind="danger" title={title}>
      {sentences.length === 0 && (
        <p>
          <ErrorSentence error={error} />
        </p>
      )}
      {/* Several parts of the cart can be refused for the same reason. */}
      {[...new Set(sentences)].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <RequestId error={error} />
    </Alert>
  );
}
