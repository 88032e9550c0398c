import type { ComponentProps, RefObject } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../intl/commonMessages.ts';
import { showSnackbar } from '../snackbar/snackbars.ts';
import { Button } from './Button.tsx';

interface CopyButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'size'> {
  readonly text: string;
  /** Where the text stands on the page: there it is selected when the browser forbids copying. */
  readonly shownIn?: RefObject<HTMLElement | null>;
  /** What is said then. Default: to select the text and copy it by hand. */
  readonly refusal?: string;
}

/** Copies a text, and says so. */
export function CopyButton({ text, shownIn, refusal, ...rest }: CopyButtonProps) {
  const { formatMessage } = useIntl();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showSnackbar(formatMessage(commonMessages.copied));
    } catch {
      if (shownIn?.current) getSelection()?.selectAllChildren(shownIn.current);
      showSnackbar(refusal ?? formatMessage(commonMessages.notCopied), 'failure');
    }
  };
  return <Button {...rest} size="small" onClick={() => void copy()} />;
}
