import { theme } from '@portal/shared';
import { styled } from 'styled-components';

/** A group of radio buttons. Its legend is for screen readers; the card's title says the same. */
export const Choices = styled.fieldset`
  display: grid;
  gap: ${theme.space(2)};
  margin: 0;
  padding: 0;
  border: 0;
  > legend {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/** Indented radio buttons below their choice. */
export const SubChoice = styled.div`
  display: grid;
  gap: ${theme.space(2)};
  margin-inline-start: ${theme.space(6)};
`;

export const ChoiceLabel = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space(3)};
  min-height: ${theme.size.touch};
  padding: ${theme.space(3)} ${theme.space(4)};
  border: 1px solid ${theme.color.outline};
  border-radius: ${theme.radius.m};
  cursor: pointer;
  &:has(input:checked) {
    border-color: ${theme.color.brand};
    background: ${theme.color.brandSoft};
  }
  &:has(input:disabled) {
    cursor: not-allowed;
    color: ${theme.color.muted};
  }
  input {
    flex: none;
    width: 18px;
    height: 18px;
    margin: 2px 0 0;
    accent-color: ${theme.color.brand};
  }
  > span {
    display: grid;
    gap: 2px;
    min-width: 0;
  }
  strong {
    font-weight: ${theme.font.weight.medium};
  }
  small {
    color: ${theme.color.muted};
    font-size: ${theme.font.size.m};
    text-wrap: pretty;
  }
`;
