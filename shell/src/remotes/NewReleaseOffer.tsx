import { Alert, Button, FormattedMessage } from '@portal/shared';
import { remoteMessages } from './messages.ts';

/**
 * The offer of a newer release, which is not loaded by itself because typed input would be lost.
 */
export function NewReleaseOffer({ onTake }: { readonly onTake: () => void }) {
  return (
    <Alert
      kind="info"
      action={
        <Button size="small" onClick={onTake}>
          <FormattedMessage {...remoteMessages.takeNewRelease} />
        </Button>
      }
    >
      <FormattedMessage {...remoteMessages.newRelease} />
    </Alert>
  );
}
