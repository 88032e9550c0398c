import { css, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export const FieldBox = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space(1)};
  min-width: 0;
`;

/** The label and the words beside it, which are not part of the label: that is the field's name. */
export const LabelLine = styled.div<{ $wraps?: boolean }>`
  display: flex;
  flex-wrap: ${({ $wraps = true }) => ($wraps ? 'wrap' : 'nowrap')};
  align-items: baseline;
  gap: 0 ${theme.space(2)};
`;

export const FieldLabel = styled.label`
  font-size: ${theme.font.size.m};
  font-weight: ${theme.font.weight.medium};
`;

export const FieldHelp = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.font.size.s};
`;

export const ErrorText = styled.p`
  display: flex;
  gap: ${theme.space(1)};
  align-items: flex-start;
  color: ${theme.color.danger};
  font-size: ${theme.font.size.m};
  > span:first-child {
    margin-top: 0.25em;
  }
  &:lang(ja) > span:first-child {
    margin-top: 0.35em;
  }
`;

/** The styles of text inputs and of elements that look like one. */
export const controlStyles = css`
  width: 100%;
  min-height: ${theme.size.control};
  padding: ${theme.space(1)} ${theme.space(3)};
  border: 1px solid ${theme.color.outline};
  border-radius: ${theme.radius.m};
  background: ${theme.color.paper};
  color: ${theme.color.ink};
  font-size: ${theme.font.size.l};
  line-height: ${theme.font.line.body};
  &::placeholder {
    color: ${theme.color.muted};
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border-color: ${theme.color.danger};
    box-shadow: inset 0 0 0 1px ${theme.color.danger};
  }
  &:disabled {
    background: ${theme.color.greySoft};
    color: ${theme.color.grey};
    cursor: not-allowed;
  }
  &[readonly] {
    background: ${theme.color.greySoft};
  }
  &:focus-visible {
    outline-offset: 0;
  }
  ${theme.media.touch} {
    min-height: ${theme.size.touch};
  }
`;

export const Input = styled.input`
  ${controlStyles}
`;

export const TextArea = styled.textarea`
  ${controlStyles}
  resize: vertical;
`;

export const NativeSelect = styled.select<{ $dense: boolean }>`
  ${controlStyles}
  ${({ $dense }) =>
    $dense &&
    css`
      font-size: ${theme.font.size.m};
      padding-left: ${theme.space(2)};
    `}
  cursor: pointer;
`;
