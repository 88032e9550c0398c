import { theme } from '@portal/shared';
import { styled } from 'styled-components';

export const Grid = styled.div`
  font-size: ${theme.font.size.m};
`;

export const Head = styled.div`
  color: ${theme.color.muted};
  font-size: ${theme.font.size.s};
  /* On a phone each cell has its label; the headings stay for screen readers. */
  ${theme.media.phone} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns:
    minmax(0, 1.8fr) minmax(88px, 1fr) minmax(64px, 0.7fr) minmax(88px, 0.9fr)
    minmax(104px, 1.6fr);
  gap: ${theme.space(1)} ${theme.space(3)};
  padding: ${theme.space(2)} 0;
  border-bottom: ${theme.border};
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${theme.space(3)} 0;
  }
`;

export const Body = styled.div`
  > ${Row}:last-child {
    border-bottom: 0;
  }
`;

export const Cell = styled.div`
  font-variant-numeric: tabular-nums;
  &[role='rowheader'] {
    font-weight: ${theme.font.weight.medium};
  }
  ${theme.media.phone} {
    &[role='rowheader'] {
      font-weight: ${theme.font.weight.bold};
    }
    &[data-label] {
      display: grid;
      grid-template-columns: minmax(96px, 2fr) 3fr;
      gap: ${theme.space(3)};
    }
    &[data-label]::before {
      content: attr(data-label);
      color: ${theme.color.muted};
      font-size: ${theme.font.size.s};
    }
  }
`;

/** A date does not break at hyphens. */
export const Day = styled.span`
  white-space: nowrap;
`;
