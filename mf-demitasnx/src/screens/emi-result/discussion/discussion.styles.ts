import { theme } from '@portal/shared';
import { styled } from 'styled-components';

/** A part of a card below a line. */
export const Section = styled.section`
  display: grid;
  gap: ${theme.space(2)};
  padding-top: ${theme.space(4)};
  border-top: ${theme.border};
  > h3 {
    font-size: ${theme.font.size.m};
    font-weight: ${theme.font.weight.bold};
  }
`;

/** The people offered for a mention, below the field. */
export const Offers = styled.ul`
  max-height: 240px;
  margin-top: ${theme.space(1)};
  overflow-y: auto;
  border: ${theme.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.paper};
`;

export const Offer = styled.li`
  display: flex;
  align-items: center;
  min-height: ${theme.size.control};
  padding: 0 ${theme.space(3)};
  overflow-wrap: anywhere;
  cursor: pointer;
  ${theme.media.touch} {
    min-height: ${theme.size.touch};
  }
  &:hover {
    background: ${theme.color.ground};
  }
  &[aria-selected='true'] {
    background: ${theme.color.ground};
    outline: 2px solid ${theme.color.brand};
    outline-offset: -2px;
  }
`;

export const Entries = styled.ol`
  display: grid;
  gap: ${theme.space(2)};
  overflow-wrap: anywhere;
`;
