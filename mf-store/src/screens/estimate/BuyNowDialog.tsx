import { FormattedMessage, LinkButton, useSession } from '@portal/shared';
import { Dialog } from '@portal/shared/overlays';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

/** The dialog that asks visitors to sign in or to register; the cart stays in this browser. */
export function BuyNowDialog({ onClose }: { readonly onClose: () => void }) {
  const { manager, accounts } = useSession(({ config }) => config.services);
  return (
    <Dialog
      title={<FormattedMessage {...messages.buy} />}
      onClose={onClose}
      actions={
        <>
          <LinkButton href={`${accounts}${paths.register}`}>
            <FormattedMessage {...messages.register} />
          </LinkButton>
          <LinkButton kind="primary" href={`${manager}${paths.store}`}>
            <FormattedMessage {...messages.signIn} />
          </LinkButton>
        </>
      }
    >
      <p>
        <FormattedMessage {...messages.buyText} />
      </p>
    </Dialog>
  );
}
