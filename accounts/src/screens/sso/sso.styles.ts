import { theme } from '@portal/shared';
import { styled } from 'styled-components';

/** A text to be copied letter for letter; long ones break anywhere. */
export const Code = styled.code`
  padding: ${theme.space(1)} ${theme.space(2)};
  background: ${theme.color.ground};
  outline: 1px solid ${theme.color.softEdge};
  border-radius: ${theme.radius.s};
  overflow-wrap: anywhere;
  min-width: 0;
`;

export const Subheading = styled.h3`
  font-size: ${theme.font.size.m};
  font-weight: ${theme.font.weight.bold};
`;
