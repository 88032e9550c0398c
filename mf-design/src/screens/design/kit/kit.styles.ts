import { theme } from '@portal/shared';
import { styled } from 'styled-components';

/** A component: words on the left, example on the right where there is room. */
export const Entry = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: ${theme.space(3)} ${theme.space(8)};
  padding-top: ${theme.space(4)};
  border-top: ${theme.border};
  scroll-margin-top: ${theme.size.toolbar};
  h3 {
    font-size: ${theme.font.size.m};
  }
  ${theme.media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Details = styled.details`
  summary {
    width: fit-content;
    color: ${theme.color.brand};
    cursor: pointer;
  }
  > * + * {
    margin-top: ${theme.space(2)};
  }
`;

export const Code = styled.pre`
  margin-bottom: 0;
  padding: ${theme.space(3)};
  overflow-x: auto;
  border: ${theme.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.paper};
  font-family: ${theme.font.mono};
  font-size: ${theme.font.size.s};
`;

export const Properties = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${theme.font.size.s};
  :is(th, td) {
    padding: ${theme.space(1)} ${theme.space(2)} ${theme.space(1)} 0;
    border-bottom: ${theme.border};
    text-align: start;
    vertical-align: top;
  }
  th {
    overflow-wrap: normal;
    white-space: nowrap;
  }
`;
