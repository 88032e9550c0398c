import { useEffect, useRef, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../intl/commonMessages.ts';

/** Path of the screen whose heading was shown last; the first one of a page takes no focus. */
let shownPath: string | undefined;

/** Names the document after the screen and moves focus to its heading after navigation. */
export function usePageTitle(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const product = useIntl().formatMessage(commonMessages.product);
  useEffect(() => {
    document.title = `${title} · ${product}`;
  }, [title, product]);
  useEffect(() => {
    const isNavigation = shownPath !== undefined && shownPath !== location.pathname;
    shownPath = location.pathname;
    if (isNavigation) heading.current?.focus();
  }, []);
  return heading;
}
