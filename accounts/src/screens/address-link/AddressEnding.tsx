import { Alert, FormattedMessage, Stack, TextLink } from '@portal/shared';
import { paths } from '../../paths.ts';
import { messages } from './messages.ts';

const kinds = {
  waiting: 'success',
  changed: 'success',
  refused: 'success',
  used: 'info',
  expired: 'warning',
  unknown: 'warning',
  impossible: 'warning',
} as const;

/** The outcome of a mailed link, with a link to the next page. */
export function AddressEnding({ outcome }: { readonly outcome: keyof typeof kinds }) {
  return (
    <Stack $align="start">
      <Alert kind={kinds[outcome]}>
        <FormattedMessage {...messages[outcome]} />
      </Alert>
      {outcome === 'refused' ? (
        <TextLink href={paths.passwordReset}>
          <FormattedMessage {...messages.reset} />
        </TextLink>
      ) : (
        outcome !== 'waiting' && (
          <TextLink href={paths.user}>
            <FormattedMessage {...messages.toUser} />
          </TextLink>
        )
      )}
    </Stack>
  );
}
