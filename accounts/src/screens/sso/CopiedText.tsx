import { Button, FormattedMessage, Inline, showSnackbar, useIntl } from '@portal/shared';
import { Code } from './sso.styles.ts';
import { messages } from './messages.ts';

/** A text that is entered elsewhere, with a button that copies it. */
export function CopiedText({ label, text }: { readonly label: string; readonly text: string }) {
  const { formatMessage } = useIntl();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showSnackbar(formatMessage(messages.copied));
    } catch {
      showSnackbar(formatMessage(messages.notCopied), 'failure');
    }
  };
  return (
    <Inline>
      <Code>{text}</Code>
      <Button
        size="small"
        aria-label={formatMessage(messages.copyOf, { label })}
        onClick={() => void copy()}
      >
        <FormattedMessage {...messages.copy} />
      </Button>
    </Inline>
  );
}
