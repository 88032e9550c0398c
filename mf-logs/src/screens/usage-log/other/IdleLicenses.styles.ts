import { theme } from '@portal/shared';
import { styled } from 'styled-components';

export const TableBox = styled.div`
  overflow-x: auto;
`;

export const IdleTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: ${theme.space(2)} ${theme.space(3)};
    text-align: start;
    white-space: nowrap;
    border-bottom: ${theme.border};
  }
  th:last-child,
  td:last-child {
    text-align: end;
  }
  thead th {
    color: ${theme.color.muted};
    font-size: ${theme.font.size.s};
    font-weight: ${theme.font.weight.medium};
  }
  tbody th {
    font-weight: ${theme.font.weight.medium};
  }
  tbody tr:last-child > * {
    border-bottom: 0;
  }
`;
