import { FormattedMessage } from 'react-intl';
import { documentNames } from '../../areas/buying/orders/documentNames.ts';
import { failureMessages } from '../../web/intl/failureMessages.ts';
import { useSession } from '../../web/session/useSession.ts';
import { FailureAlert } from './FailureAlert.tsx';
import type { WantedDocument } from '../../web/files/useSaveDocument.ts';

interface DocumentFailureProps {
  readonly wanted: WantedDocument;
  readonly error: unknown;
}

/** An alert about a document whose download failed; the person can choose it again. */
export function DocumentFailure({ wanted: { kind, number }, error }: DocumentFailureProps) {
  const document = documentNames[useSession(({ locale }) => locale)][kind];
  return (
    <FailureAlert
      error={error}
      title={<FormattedMessage {...failureMessages.document} values={{ document, number }} />}
    />
  );
}
