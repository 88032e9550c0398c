import { theme } from '@portal/shared';
import { styled } from 'styled-components';

/** Release notes as plain text, with the publisher's line breaks. */
export const ReleaseNotes = styled.p`
  max-width: 72ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const Steps = styled.ol`
  display: grid;
  gap: ${theme.space(5)};
  padding-left: ${theme.space(5)};
  list-style: decimal;
  > li::marker {
    font-weight: ${theme.font.weight.bold};
  }
`;

export const Points = styled.ul`
  display: grid;
  gap: ${theme.space(1)};
  padding-left: ${theme.space(5)};
  list-style: disc;
`;

export const PointsHeading = styled.h3`
  font-size: ${theme.font.size.m};
  font-weight: ${theme.font.weight.bold};
`;
