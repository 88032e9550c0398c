import {
  CopiedText,
  FormattedMessage,
  Inline,
  StatusChip,
  useFormats,
  useIntl,
} from '@portal/shared';
import type { ErrorGroup } from '../domain/groupErrors.ts';
import { Entry, Facts, Frame, Frames, Message } from './ErrorEntry.styles.ts';
import { kindMessages, messages } from './messages.ts';

const code = { translate: 'no' } as const;

/** An error: message, place, time and stack with source positions. */
export function ErrorEntry({ error, times }: ErrorGroup) {
  const { formatMessage } = useIntl();
  const { instant } = useFormats();
  const { id, remote, version, hash, kind, route, message, at, stack } = error;
  const where = [`${remote} ${version}+${hash}`, ...(route === '' ? [] : [route]), ''].join(' · ');
  const isMild = kind === 'event' || kind === 'violation' || kind === 'preview';
  return (
    <Entry aria-label={id}>
      <Inline>
        <StatusChip tone={isMild ? 'warning' : 'danger'} icon="circle-alert">
          <FormattedMessage {...kindMessages[kind]} />
        </StatusChip>
        <CopiedText label={id} text={id}>
          <span translate="no">{id}</span>
        </CopiedText>
        {times > 1 && <FormattedMessage {...messages.times} values={{ count: times }} />}
      </Inline>
      <Message translate="no">{message}</Message>
      <Facts>
        <span translate="no">{where}</span>
        {instant(at)}
      </Facts>
      {stack.length === 0 ? (
        <Facts>
          <FormattedMessage {...messages.noStack} />
        </Facts>
      ) : (
        <Frames aria-label={formatMessage(messages.sources)}>
          {stack.map(({ name, place, isSource }, index) => (
            // A stack may contain a frame twice, and never changes.
            <Frame
              key={`${String(index)} ${place}`}
              $isSource={isSource}
              {...(name !== '' && code)}
            >
              {name === '' ? formatMessage(messages.anonymous) : name} {place}
            </Frame>
          ))}
        </Frames>
      )}
    </Entry>
  );
}
