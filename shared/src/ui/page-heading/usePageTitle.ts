import { useEffect, useRef, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../intl/commonMessages.ts';

/** Where the heading was shown last; the first one of a page takes no focus. */
let shownPlace: string | undefined;

/**
 * Names the document after the screen and moves focus to its heading after navigation.
 *
 * @param step Of a screen that goes through several under one path.
 */
export function usePageTitle(title: string, step: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const product = useIntl().formatMessage(commonMessages.product);
  useEffect(() => {
    document.title = `${title} · ${product}`;
  }, [title, product]);
  useEffect(() => {
    const place = `${location.pathname} ${step}`;
    const isNavigation = shownPlace !== undefined && shownPlace !== place;
    shownPlace = place;
    if (isNavigation) heading.current?.focus();
  }, [step]);
  return heading;
}
