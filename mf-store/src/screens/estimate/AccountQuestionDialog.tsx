import { Button, FormattedMessage, LinkButton, useSession } from '@portal/shared';
import { Dialog } from '@portal/shared/overlays';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

/** Asks visitors whether they have an account, which may give discounts. */
export function AccountQuestionDialog({ onClose }: { readonly onClose: () => void }) {
  const manager = useSession(({ config }) => config.services.manager);
  return (
    <Dialog
      title={<FormattedMessage {...messages.question} />}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage {...messages.asItIs} />
          </Button>
          <LinkButton kind="primary" href={`${manager}${paths.store}`}>
            <FormattedMessage {...messages.signIn} />
          </LinkButton>
        </>
      }
    >
      <p>
        <FormattedMessage {...messages.questionText} />
      </p>
    </Dialog>
  );
}
