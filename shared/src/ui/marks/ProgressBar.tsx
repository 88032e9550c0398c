import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

const Bar = styled.progress`
  display: block;
  width: 100%;
  height: 6px;
  border: 0;
  border-radius: ${theme.radius.pill};
  overflow: hidden;
  appearance: none;
  background: ${theme.color.greySoft};
  outline: 1px solid ${theme.color.softEdge};
  accent-color: ${theme.color.brand};
  &::-webkit-progress-bar {
    background: ${theme.color.greySoft};
  }
  &::-webkit-progress-value {
    background: ${theme.color.brand};
  }
  &::-moz-progress-bar {
    background: ${theme.color.brand};
  }
`;

const Labels = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space(4)};
  margin-bottom: ${theme.space(1)};
  font-variant-numeric: tabular-nums;
  /* A long label wraps, figures do not. */
  > span {
    white-space: nowrap;
  }
  > label {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

interface ProgressBarProps {
  readonly label: ReactNode;
  /** Finished work in the unit of `max`; omitted while unknown. */
  readonly value?: number;
  readonly max?: number;
  /** The progress in words: `3.1 of 12 MB`. */
  readonly detail?: ReactNode;
}

/** The progress of long work. */
export function ProgressBar({ label, value, max = 100, detail }: ProgressBarProps) {
  const id = useId();
  return (
    <div>
      <Labels>
        <label htmlFor={id}>{label}</label>
        <span>{detail}</span>
      </Labels>
      <Bar id={id} max={max} {...(value === undefined ? {} : { value })} />
    </div>
  );
}
