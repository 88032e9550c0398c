import { Button, commonMessages, FormattedMessage, LinkButton } from '@portal/shared';
import { Dialog } from '@portal/shared/overlays';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

/** Sends a person without a password to the team's provider, which returns to this page. */
export function ProviderProof({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      title={<FormattedMessage {...messages.title} />}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage {...commonMessages.cancel} />
          </Button>
          <LinkButton kind="primary" href={paths.providerProof(location.pathname)}>
            <FormattedMessage {...messages.toSso} />
          </LinkButton>
        </>
      }
    >
      <p>
        <FormattedMessage {...messages.sso} />
      </p>
    </Dialog>
  );
}
