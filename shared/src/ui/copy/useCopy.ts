import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../web/intl/commonMessages.ts';
import { showSnackbar } from '../snackbar/snackbars.ts';

interface Copied {
  readonly text: string;
  /** Where the text stands on the page: there it is selected when the browser forbids copying. */
  readonly shownIn?: RefObject<HTMLElement | null> | undefined;
  /** What is said then. Default: to select the text and copy it by hand. */
  readonly refusal?: string | undefined;
}

/** Copies a text, and says so. */
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
