import { theme } from '@portal/shared';
import { styled } from 'styled-components';

/** The sentence of a finding, which opens it. */
export const OpenButton = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.color.brand};
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 2px;
  cursor: pointer;
  ${theme.media.touch} {
    min-height: ${theme.size.touch};
  }
  &:hover {
    color: ${theme.color.brandHover};
  }
  &[aria-current='true'] {
    font-weight: ${theme.font.weight.bold};
  }
`;

export const Quiet = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.font.size.s};
`;

/** What is wrong at the left, why at the right with its picture; on narrow screens below. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${theme.space(6)};
  ${theme.media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    break-inside: avoid;
  }
`;

export const Heading = styled.h2`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(2)};
  font-size: ${theme.font.size.l};
  font-weight: ${theme.font.weight.bold};
  &:focus {
    outline: none;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(2)} ${theme.space(4)};
  margin-bottom: ${theme.space(4)};
`;

export const Part = styled.section`
  display: grid;
  align-content: start;
  gap: ${theme.space(1)};
  > h3 {
    font-size: ${theme.font.size.m};
    font-weight: ${theme.font.weight.bold};
  }
`;
