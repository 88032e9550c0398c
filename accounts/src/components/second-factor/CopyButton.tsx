import {
  Button,
  FormattedMessage,
  showSnackbar,
  useIntl,
  type defineMessages,
} from '@portal/shared';
import { setUpMessages } from './setUpMessages.ts';

interface CopyButtonProps {
  readonly text: string;
  readonly label: ReturnType<typeof defineMessages>[string];
}

/** Copies a text, and says so. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const intl = useIntl();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showSnackbar(intl.formatMessage(setUpMessages.copied));
    } catch {
      showSnackbar(intl.formatMessage(setUpMessages.notCopied), 'failure');
    }
  };
  return (
    <Button size="small" onClick={() => void copy()}>
      <FormattedMessage {...label} />
    </Button>
  );
}
