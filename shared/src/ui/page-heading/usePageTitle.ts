import { useContext, useEffect, useRef, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../web/intl/commonMessages.ts';
import { DocumentTitle } from './DocumentTitle.ts';

/** The address and step of the last heading; the first heading of a page gets no focus. */
let shownPlace: string | undefined;

/**
 * Sets the document's title and focuses the heading after navigation.
 *
 * @param step The current step of a screen with several under one path.
 */
export function usePageTitle(title: string, step: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const product = useIntl().formatMessage(commonMessages.product);
  const setDocumentTitle = useContext(DocumentTitle);
  useEffect(() => {
    setDocumentTitle(`${title} · ${product}`);
  }, [setDocumentTitle, title, product]);
  useEffect(() => {
    const place = `${location.pathname} ${step}`;
    const isNavigation = shownPlace !== undefined && shownPlace !== place;
    shownPlace = place;
    if (isNavigation) heading.current?.focus();
  }, [step]);
  return heading;
}
