import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { commonMessages } from '../../web/intl/commonMessages.ts';
import { theme } from '../theme/theme.ts';
import { usePageTitle } from './usePageTitle.ts';

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: ${theme.space(3)} ${theme.space(4)};
  /* Two buttons fit in one line. */
  ${theme.media.phone} {
    > div + div > button {
      padding-inline: ${theme.space(3)};
    }
  }
`;

const Heading = styled.h1`
  font-size: ${theme.font.size.xxl};
  font-weight: ${theme.font.weight.bold};
  line-height: ${theme.font.line.tight};
  &:lang(en) {
    letter-spacing: -0.02em;
  }
  scroll-margin-top: calc(${theme.size.toolbar} + ${theme.space(6)});
  border-radius: ${theme.radius.s};
  /* The heading gets focus after navigation, for screen readers, but is no control. */
  &:focus {
    outline: none;
  }
  ${theme.media.phone} {
    font-size: ${theme.font.size.xl};
  }
`;

const Breadcrumbs = styled.nav`
  margin-bottom: ${theme.space(2)};
  font-size: ${theme.font.size.m};
  @media print {
    display: none;
  }
`;

const Lead = styled.p`
  max-width: 72ch;
  margin-top: ${theme.space(1)};
  color: ${theme.color.muted};
  /* Avoids a single word in the last line. */
  text-wrap: balance;
  &:lang(ja) {
    word-break: auto-phrase;
  }
`;

interface PageHeadingProps {
  readonly title: string;
  /** Title of the document, if it differs, such as with the number of an order. */
  readonly documentTitle?: string | undefined;
  /** A sentence below the title. */
  readonly lead?: ReactNode;
  /** Links to the screens above this one. */
  readonly breadcrumbs?: ReactNode;
  /** Buttons for the whole screen. */
  readonly actions?: ReactNode;
  /** The current step of a screen with several; the heading gets focus when it changes. */
  readonly step?: string;
}

/**
 * The h1 of a screen, in all of its states. It sets the document's title to
 * `title · Manager Console` and gets focus after another screen.
 */
export function PageHeading({
  title,
  documentTitle = title,
  lead,
  breadcrumbs,
  actions,
  step = '',
}: PageHeadingProps) {
  const heading = usePageTitle(documentTitle, step);
  const { formatMessage } = useIntl();
  return (
    <div>
      {breadcrumbs !== undefined && (
        <Breadcrumbs aria-label={formatMessage(commonMessages.breadcrumbs)}>
          {breadcrumbs}
        </Breadcrumbs>
      )}
      <Row>
        <div>
          <Heading ref={heading} tabIndex={-1}>
            {title}
          </Heading>
          {lead !== undefined && <Lead>{lead}</Lead>}
        </div>
        {actions}
      </Row>
    </div>
  );
}
