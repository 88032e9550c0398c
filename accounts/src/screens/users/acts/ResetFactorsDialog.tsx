import {
  Alert,
  FormattedMessage,
  isApiError,
  showSnackbar,
  Stack,
  useIntl,
  useSession,
} from '@portal/shared';
import { ConfirmDialog } from '@portal/shared/overlays';
import { useAskForFactorReset } from '../../../api/users/useFactorReset.ts';
import type { Member } from '../../../domain/User.ts';
import { nameOf } from '../nameOf.ts';
import { Changes } from './Changes.tsx';
import { factorMessages } from './factorMessages.ts';

interface ResetFactorsDialogProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** Asks for confirmation before the lost second factors of a member are removed. */
export function ResetFactorsDialog({ member, onClose }: ResetFactorsDialogProps) {
  const { formatMessage } = useIntl();
  const locale = useSession((session) => session.locale);
  const ask = useAskForFactorReset();
  const name = nameOf(member, locale);
  const isNone = isApiError(ask.error) && ask.error.code === 'no_factor';
  const { sure, later, mails, after } = factorMessages;
  return (
    <ConfirmDialog
      isDanger
      title={<FormattedMessage {...factorMessages.title} values={{ name }} />}
      confirmLabel={<FormattedMessage {...factorMessages.act} />}
      isBusy={ask.isPending}
      error={isNone ? null : ask.error}
      onConfirm={() => {
        ask.mutate(member.id, {
          onSuccess: () => {
            showSnackbar(formatMessage(factorMessages.done, { name }));
            onClose();
          },
        });
      }}
      onClose={onClose}
    >
      <Stack>
        {isNone && (
          <Alert kind="info">
            <FormattedMessage {...factorMessages.none} values={{ name }} />
          </Alert>
        )}
        <Changes>
          {[sure, later, mails, after].map((change) => (
            <li key={change.id}>
              <FormattedMessage {...change} values={{ name }} />
            </li>
          ))}
        </Changes>
      </Stack>
    </ConfirmDialog>
  );
}
