import { theme } from '@portal/shared';
import { headerTop, rowPadding } from '@portal/shared/table';
import { styled } from 'styled-components';

/** A target for address anchors, clear of the toolbar and the totals at the top of the page. */
export const Anchor = styled.div`
  scroll-margin-top: calc(var(${headerTop}, ${theme.size.toolbar}) + ${theme.space(4)});
  min-width: 0;
`;

/** A section of a card whose table reaches the card's edges. */
export const CardSection = styled.div`
  padding: ${theme.space(4)} ${theme.space(5)};
  ${theme.media.phone} {
    padding: ${theme.space(4)};
  }
`;

/** A sentence about a card. */
export const Lead = styled.p`
  max-width: 72ch;
  color: ${theme.color.muted};
  font-size: ${theme.font.size.m};
`;

/** Aligns the text of a table with the text of its card. */
export const TablePlace = styled.div`
  ${rowPadding}: ${theme.space(1)};
  padding: 0 ${theme.space(1)} ${theme.space(2)};
  ${theme.media.phone} {
    padding: 0;
  }
`;
