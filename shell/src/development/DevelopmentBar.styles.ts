import { theme } from '@portal/shared';
import { styled } from 'styled-components';

/** Sticks to the bottom of the window, and stands below the page at its end, so that it covers nothing. */
export const Bar = styled.aside`
  position: sticky;
  bottom: 0;
  z-index: ${theme.layer.toolbar};
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: ${theme.space(1)} ${theme.space(4)};
  padding: ${theme.space(2)} ${theme.space(6)};
  border-top: 3px solid ${theme.color.warning};
  background: ${theme.color.inverse};
  color: ${theme.color.onInverse};
  font-size: ${theme.font.size.m};
  ${theme.media.phone} {
    padding: ${theme.space(2)} ${theme.space(4)};
  }
  @media print {
    display: none;
  }
`;

/** Facts side by side, as many as fit in a line. */
export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space(4)};
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Taken = styled.strong`
  font-weight: ${theme.font.weight.bold};
`;

export const Problems = styled.ul`
  grid-column: 1 / -1;
  max-height: 30vh;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;
  font-family: ${theme.font.mono};
  font-size: ${theme.font.size.s};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
