import { theme } from '@portal/shared';
import { styled } from 'styled-components';

export const Area = styled.div`
  position: relative;
  min-height: 320px;
`;

export const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space(5)};
`;

/** Translucent: the content below stays visible. */
export const Veil = styled.div`
  position: absolute;
  inset: 0;
  z-index: 5;
  background: color-mix(in srgb, ${theme.color.ground} 70%, transparent);
  @media print {
    display: none;
  }
`;

/** In the middle of the viewport, even over longer charts. */
export const Box = styled.dialog`
  position: sticky;
  top: 30vh;
  display: grid;
  gap: ${theme.space(3)};
  width: 280px;
  max-width: 100%;
  margin: ${theme.space(20)} auto 0;
  padding: ${theme.space(5)};
  border: ${theme.border};
  border-radius: ${theme.radius.l};
  background: ${theme.color.paper};
  color: inherit;
  box-shadow: ${theme.color.shadow};
  text-align: center;
`;
