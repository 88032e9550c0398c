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

export const Entries = styled.ol`
  display: grid;
  gap: ${theme.space(2)};
  overflow-wrap: anywhere;
`;
