import { Button, FormattedMessage, showSnackbar, useFormats, useIntl } from '@portal/shared';
import { useRef } from 'react';
import { Box, Code, Help } from './EnrolmentCode.styles.ts';
import { messages } from './messages.ts';

interface EnrolmentCodeProps {
  readonly code: string;
  /** End of the code's validity, an instant in ISO 8601. */
  readonly expiresAt: string;
}

export function EnrolmentCode({ code, expiresAt }: EnrolmentCodeProps) {
  const intl = useIntl();
  const formats = useFormats();
  const text = useRef<HTMLOutputElement>(null);

  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      showSnackbar(intl.formatMessage(messages.copied));
    } catch {
      // When the browser forbids copying, the code is selected so that it can be copied by hand.
      if (text.current) getSelection()?.selectAllChildren(text.current);
    }
  };

  return (
    <div>
      <Box>
        <Code ref={text} aria-label={intl.formatMessage(messages.code)}>
          {code}
        </Code>
        <Button size="small" onClick={handleCopy}>
          <FormattedMessage {...messages.copy} />
        </Button>
      </Box>
      <Help>
        <FormattedMessage {...messages.use} values={{ time: formats.instantInWords(expiresAt) }} />
      </Help>
    </div>
  );
}
