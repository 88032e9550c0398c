import { CopyButton, FormattedMessage, useFormats, useIntl } from '@portal/shared';
import { useRef } from 'react';
import { Box, Code, Help } from './EnrolmentCode.styles.ts';
import { messages } from './messages.ts';

interface EnrolmentCodeProps {
  readonly code: string;
  /** Expiry of the code, an instant in ISO 8601. */
  readonly expiresAt: string;
}

export function EnrolmentCode({ code, expiresAt }: EnrolmentCodeProps) {
  const intl = useIntl();
  const formats = useFormats();
  const shown = useRef<HTMLOutputElement>(null);

  return (
    <div>
      <Box>
        <Code ref={shown} aria-label={intl.formatMessage(messages.code)}>
          {code}
        </Code>
        <CopyButton text={code} shownIn={shown}>
          <FormattedMessage {...messages.copy} />
        </CopyButton>
      </Box>
      <Help>
        <FormattedMessage {...messages.use} values={{ time: formats.instantInWords(expiresAt) }} />
      </Help>
    </div>
  );
}
