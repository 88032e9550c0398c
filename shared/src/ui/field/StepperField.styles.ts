import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { controlStyles } from './field.styles.ts';

/** The frame of the number and its two buttons. */
export const Stepper = styled.div<{ $isDense: boolean }>`
  ${controlStyles}
  display: inline-flex;
  align-items: stretch;
  width: fit-content;
  min-height: 0;
  padding: 0;
  > input {
    width: 3.5ch;
    min-height: ${({ $isDense }) => ($isDense ? theme.size.controlSmall : theme.size.control)};
    padding: 0;
    border: 0;
    background: none;
    font-size: ${({ $isDense }) => ($isDense ? theme.font.size.m : theme.font.size.l)};
    font-variant-numeric: tabular-nums;
    text-align: center;
    &:disabled {
      background: ${theme.color.greySoft};
      color: ${theme.color.grey};
      cursor: not-allowed;
    }
    ${theme.media.touch} {
      width: 44px;
      min-height: ${theme.size.touch};
    }
  }
  > button {
    border-radius: ${theme.radius.s};
  }
  &:has([aria-invalid='true']) {
    border-color: ${theme.color.danger};
    box-shadow: inset 0 0 0 1px ${theme.color.danger};
  }
  /* On paper only the number remains, without a frame. */
  @media print {
    border: 0;
    > input {
      width: auto;
      text-align: inherit;
    }
  }
`;
