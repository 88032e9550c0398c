import { CopyButton, FormattedMessage, Inline, useIntl } from '@portal/shared';
import { useRef } from 'react';
import { Code } from './sso.styles.ts';
import { messages } from './messages.ts';

/** A text that is entered elsewhere, with a button that copies it. */
export function CopiedText({ label, text }: { readonly label: string; readonly text: string }) {
  const { formatMessage } = useIntl();
  const shown = useRef<HTMLElement>(null);
  return (
    <Inline>
      <Code ref={shown}>{text}</Code>
      <CopyButton
        text={text}
        shownIn={shown}
        aria-label={formatMessage(messages.copyOf, { label })}
      >
        <FormattedMessage {...messages.copy} />
      </CopyButton>
    </Inline>
  );
}
