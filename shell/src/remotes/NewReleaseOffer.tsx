import { Alert, Button, FormattedMessage } from '@portal/shared';
import { remoteMessages } from './messages.ts';

/** Says quietly that a newer release waits, because taking it would lose what is typed. */
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
