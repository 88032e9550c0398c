import { useRef, type ChangeEvent } from 'react';
import {
  Button,
  Card,
  FailureAlert,
  Alert,
  FormattedMessage,
  Inline,
  isApiError,
  RemoteMessages,
  showSnackbar,
  Stack,
  useFormats,
  useIntl,
  useSession,
  VisuallyHidden,
} from '@portal/shared';
import { largestPicture, useChangeAvatar } from '../../../api/useChangeAvatar.ts';
import { Portrait } from '../../../components/Portrait.tsx';
import en from '../../../locales/picture/en.json';
import ja from '../../../locales/picture/ja.json';
import { messages } from './messages.ts';

const catalogs = { en, ja };

/** The section with one's picture, to choose another one or to remove it. */
export function PictureCard() {
  return (
    <RemoteMessages catalogs={catalogs}>
      <Picture />
    </RemoteMessages>
  );
}

function Picture() {
  const { formatMessage } = useIntl();
  const { fileSize } = useFormats();
  const input = useRef<HTMLInputElement>(null);
  const user = useSession((session) => session.user);
  const src = user?.avatar_url ?? null;
  const change = useChangeAvatar();
  const send = (picture: File | null) => {
    change.mutate(picture, {
      onSuccess: () => {
        showSnackbar(formatMessage(picture === null ? messages.removed : messages.changed));
      },
    });
  };
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [picture] = target.files ?? [];
    if (picture) send(picture);
    // Otherwise the same file could not be chosen again.
    target.value = '';
  };
  return (
    <Card title={<FormattedMessage {...messages.title} />}>
      <Stack $gap={4}>
        <Inline>
          <Portrait
            src={src}
            size="large"
            lastName={user?.last_name ?? ''}
            firstName={user?.first_name ?? ''}
          />
          <Stack $gap={3} $align="start">
            <p>
              <FormattedMessage {...messages.lead} values={{ size: fileSize(largestPicture) }} />
            </p>
            <Inline>
              <VisuallyHidden
                as="input"
                ref={input}
                type="file"
                aria-label={formatMessage(messages.choose)}
                accept="image/png,image/jpeg,image/webp"
                onChange={handleChange}
              />
              <Button
                icon="upload"
                tabIndex={-1}
                aria-hidden
                isBusy={change.isPending}
                onClick={() => {
                  input.current?.click();
                }}
              >
                <FormattedMessage {...messages.choose} />
              </Button>
              {src !== null && (
                <Button
                  kind="quiet"
                  disabled={change.isPending}
                  onClick={() => {
                    send(null);
                  }}
                >
                  <FormattedMessage {...messages.remove} />
                </Button>
              )}
            </Inline>
          </Stack>
        </Inline>
        {change.isError && <Refusal error={change.error} />}
      </Stack>
    </Card>
  );
}

/** Why a picture was not taken. */
function Refusal({ error }: { readonly error: unknown }) {
  const { fileSize } = useFormats();
  const code = isApiError(error) ? error.fieldMessages['picture'] : undefined;
  if (code === undefined) return <FailureAlert error={error} />;
  return (
    <Alert kind="danger">
      <FormattedMessage
        {...(code === 'too_large' ? messages.too_large : messages.not_a_picture)}
        values={{ size: fileSize(largestPicture) }}
      />
    </Alert>
  );
}
