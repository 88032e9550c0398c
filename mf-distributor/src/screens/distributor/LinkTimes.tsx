import { FormattedMessage, useFormats } from '@portal/shared';
import type { Linked } from '../../domain/Link.ts';
import { Label, Time, Times } from './LinkTimes.styles.ts';
import { messages } from './messages.ts';

/** Start and end of the link, in the reader's zone, which is named. */
export function LinkTimes({ link }: { readonly link: Linked }) {
  const { instant } = useFormats();
  return (
    <Times>
      {link.expiresAt !== null && (
        <>
          <Label>
            <FormattedMessage {...messages.expires} />
          </Label>
          <Time>{instant(link.expiresAt)}</Time>
        </>
      )}
      <Label>
        <FormattedMessage {...messages.created} />
      </Label>
      <Time>{instant(link.createdAt)}</Time>
    </Times>
  );
}
