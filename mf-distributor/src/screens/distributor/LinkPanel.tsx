import { Alert, FormattedMessage, Inline, Stack, useFormats } from '@portal/shared';
import { isExpired } from '../../domain/isExpired.ts';
import type { Link, Linked } from '../../domain/Link.ts';
import { LinkTimes } from './LinkTimes.tsx';
import { StartLink } from './StartLink.tsx';
import { Unlink } from './unlink/Unlink.tsx';
import { messages } from './messages.ts';

interface LinkPanelProps {
  readonly link: Link;
  /** Time when the link was loaded, in milliseconds since the epoch. */
  readonly readAt: number;
}

/** The state of the person's link, with the buttons to link and unlink. */
export function LinkPanel({ link, readAt }: LinkPanelProps) {
  switch (link.kind) {
    case 'none':
      return (
        <Stack>
          <p>
            <FormattedMessage {...messages.activation} />
          </p>
          <StartLink />
        </Stack>
      );
    case 'ended':
      return <Ended at={link.endedAt} />;
    case 'linked':
      return isExpired(link, readAt) ? <Expired link={link} /> : <Active link={link} />;
  }
}

function Ended({ at }: { readonly at: string }) {
  const { instantInWords } = useFormats();
  return (
    <Stack>
      <Alert kind="warning" title={<FormattedMessage {...messages.ended} />}>
        <FormattedMessage {...messages.endedAdvice} values={{ time: instantInWords(at) }} />
      </Alert>
      <StartLink isAgain />
    </Stack>
  );
}

function Expired({ link }: { readonly link: Linked }) {
  return (
    <Stack>
      <Alert kind="warning" title={<FormattedMessage {...messages.expired} />}>
        <FormattedMessage {...messages.expiredAdvice} />
        <LinkTimes link={link} />
      </Alert>
      <Inline $gap={3}>
        <StartLink isAgain />
        <Unlink />
      </Inline>
    </Stack>
  );
}

function Active({ link }: { readonly link: Linked }) {
  return (
    <Stack>
      <Alert kind="success" title={<FormattedMessage {...messages.linked} />}>
        <LinkTimes link={link} />
      </Alert>
      <Inline>
        <Unlink />
      </Inline>
    </Stack>
  );
}
