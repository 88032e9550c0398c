import { theme } from '@portal/shared';
import { styled } from 'styled-components';

export const Section = styled.details`
  background: ${theme.color.paper};
  border: ${theme.border};
  border-radius: ${theme.radius.l};
  &[open] > summary > span:first-child {
    transform: rotate(90deg);
  }
`;

export const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: ${theme.space(2)};
  min-height: ${theme.size.touch};
  padding: ${theme.space(2)} ${theme.space(5)};
  border-radius: ${theme.radius.l};
  font-weight: ${theme.font.weight.bold};
  list-style: none;
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    background: ${theme.color.hover};
  }
  &:focus-visible {
    ${theme.focusRing}
  }
  > span:first-child {
    transition: transform ${theme.motion.fast};
  }
  ${theme.media.phone} {
    padding-inline: ${theme.space(4)};
  }
`;

export const Content = styled.div`
  display: grid;
  gap: ${theme.space(4)};
  padding: ${theme.space(2)} ${theme.space(5)} ${theme.space(5)};
  ${theme.media.phone} {
    padding-inline: ${theme.space(4)};
  }
`;
