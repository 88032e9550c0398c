import {
  Alert,
  commonMessages,
  FormattedMessage,
  LinkButton,
  useHasScreen,
  useSession,
} from '@portal/shared';
import { Dialog } from '@portal/shared/overlays';
import type { ApplicationKind } from '../../../domain/licenses/Application.ts';
import { paths } from '../../../paths.ts';
import { messages } from './messages.ts';
import { dialogTitles } from './dialogTitles.ts';

interface ApplicationDoneProps {
  readonly kind: ApplicationKind;
  readonly orderId: string | null;
  readonly onClose: () => void;
}

/** Moves focus from the removed form button to the link that continues. */
function takeFocus(link: HTMLAnchorElement | null): void {
  link?.focus();
}

/** Shown after an accepted application, with a link to the order or back to the screen. */
export function ApplicationDone({ kind, orderId, onClose }: ApplicationDoneProps) {
  const isAgent = useSession(({ team }) => team?.agent === 1);
  const bought = isAgent ? messages.agentNext : messages.purchaseNext;
  const orderPath = paths.order(orderId ?? '');
  const hasOrder = useHasScreen(orderPath) === true && orderId !== null;
  return (
    <Dialog
      size="large"
      isDismissable={false}
      title={<FormattedMessage {...dialogTitles[kind]} />}
      onClose={onClose}
      actions={
        <>
          <LinkButton
            to={paths.emiCheck}
            kind={hasOrder ? 'secondary' : 'primary'}
            ref={hasOrder ? undefined : takeFocus}
            onClick={onClose}
          >
            <FormattedMessage {...commonMessages.ok} />
          </LinkButton>
          {hasOrder && (
            <LinkButton to={orderPath} kind="primary" ref={takeFocus}>
              <FormattedMessage {...messages.toOrder} />
            </LinkButton>
          )}
        </>
      }
    >
      <Alert
        kind="success"
        title={
          <FormattedMessage {...(kind === 'trial' ? messages.trialDone : messages.purchaseDone)} />
        }
      >
        <FormattedMessage {...(kind === 'trial' ? messages.trialNext : bought)} />
      </Alert>
    </Dialog>
  );
}
