import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

export const ScrollBox = styled.div`
  max-height: 420px;
  overflow: auto;
  margin-top: ${theme.space(4)};
  border: ${theme.border};
  border-radius: ${theme.radius.m};
  @media print {
    max-height: none;
    overflow: visible;
  }
`;

export const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: ${theme.space(2)} ${theme.space(3)};
    text-align: end;
    white-space: nowrap;
    border-bottom: ${theme.border};
  }
  th:first-child {
    text-align: start;
    white-space: normal;
  }
  tbody th {
    font-weight: ${theme.font.weight.normal};
  }
  tbody tr:last-child > * {
    border-bottom: 0;
  }
  tbody tr:hover > * {
    background: ${theme.color.hover};
  }
  thead th {
    position: sticky;
    top: 0;
    background: ${theme.color.paper};
    color: ${theme.color.muted};
    font-size: ${theme.font.size.s};
    font-weight: ${theme.font.weight.medium};
    white-space: normal;
  }
`;
