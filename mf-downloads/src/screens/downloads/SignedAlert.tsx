import { Alert, FormattedMessage } from '@portal/shared';
import type { Installer } from '../../domain/Installer.ts';
import { messages } from './messages.ts';

interface SignedAlertProps {
  readonly files: readonly Installer[];
}

/** Lists the files recorded as signed; unsigned files are not mentioned. */
export function SignedAlert({ files }: SignedAlertProps) {
  const signed = files.filter(({ isSigned }) => isSigned);
  const [first] = signed;
  if (!first) return null;
  return (
    <Alert kind="success">
      {signed.length === files.length ? (
        <FormattedMessage {...messages.signed} />
      ) : (
        <FormattedMessage {...messages.signedOne} values={{ bit: first.bit }} />
      )}
    </Alert>
  );
}
