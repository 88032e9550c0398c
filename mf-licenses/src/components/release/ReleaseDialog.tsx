import {
  Alert,
  Button,
  FormattedMessage,
  RemoteMessages,
  commonMessages,
  isApiError,
  showSnackbar,
  useIntl,
} from '@portal/shared';
import { productNames, type License } from '@portal/shared/domain';
import { ConfirmDialog, Dialog } from '@portal/shared/overlays';
import { useReleaseLicense } from '../../api/useReleaseLicense.ts';
import en from '../../locales/release/en.json';
import ja from '../../locales/release/ja.json';
import { messages } from './messages.ts';

const catalogs = { en, ja };

interface ReleaseDialogProps {
  readonly license: License;
  readonly onClose: () => void;
}

/**
 * Asks before releasing a license. If someone else released it first, the dialog says so over the
 * refreshed list and offers only Close.
 */
export function ReleaseDialog(props: ReleaseDialogProps) {
  return (
    <RemoteMessages catalogs={catalogs}>
      <Content {...props} />
    </RemoteMessages>
  );
}

function Content({ license, onClose }: ReleaseDialogProps) {
  const intl = useIntl();
  const { error, isPending, mutate } = useReleaseLicense();
  const refused = refusedRelease(error);
  const title = <FormattedMessage {...messages.title} />;

  const handleConfirm = () => {
    mutate(license, {
      onSuccess: () => {
        showSnackbar(intl.formatMessage(messages.done, { number: license.number }));
        onClose();
      },
    });
  };

  if (refused !== null) {
    return (
      <Dialog
        title={title}
        onClose={onClose}
        actions={
          <Button onClick={onClose}>
            <FormattedMessage {...commonMessages.close} />
          </Button>
        }
      >
        <Alert kind="warning">
          <FormattedMessage {...refused} />
        </Alert>
      </Dialog>
    );
  }

  return (
    <ConfirmDialog
      isDanger
      title={title}
      confirmLabel={<FormattedMessage {...messages.confirm} />}
      isBusy={isPending}
      error={error}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>
        <FormattedMessage
          {...messages.consequence}
          values={{
            user: license.activation.activeUser?.name,
            number: license.number,
            product: productNames[license.product],
          }}
        />
      </p>
    </ConfirmDialog>
  );
}

type Refused = (typeof messages)[keyof typeof messages];

const byCode: Readonly<Record<string, Refused>> = {
  not_in_use: messages.notInUse,
  standalone: messages.standalone,
  not_found: messages.gone,
  not_allowed: messages.notAllowed,
};

/** The message for a permanently refused release; `null` when a retry may help. */
function refusedRelease(error: unknown): Refused | null {
  return isApiError(error) && error.kind === 'refused' ? (byCode[error.code] ?? null) : null;
}
