import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../web/intl/commonMessages.ts';
import { showSnackbar } from '../snackbar/snackbars.ts';

interface Copied {
  readonly text: string;
  /** The element with the text; it is selected when the browser refuses to copy. */
  readonly shownIn?: RefObject<HTMLElement | null> | undefined;
  /** The message in that case. Default: to select and copy the text by hand. */
  readonly refusal?: string | undefined;
}

/** Returns a function that copies a text and confirms it. */
export function useCopy({ text, shownIn, refusal }: Copied): () => void {
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
  return () => void copy();
}
