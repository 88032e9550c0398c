import { styled } from 'styled-components';
import { theme } from '@portal/shared';

/** A group of choices under its legend. */
export const Choices = styled.fieldset`
  display: grid;
  gap: ${theme.space(2)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  > legend {
    margin-bottom: ${theme.space(1)};
    padding: 0;
    font-size: ${theme.font.size.m};
    font-weight: ${theme.font.weight.medium};
  }
`;

export const ChoiceLabel = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space(3)};
  min-height: ${theme.size.touch};
  padding: ${theme.space(2)} ${theme.space(3)};
  border: 1px solid ${theme.color.outline};
  border-radius: ${theme.radius.m};
  cursor: pointer;
  &:has(input:checked) {
    border-color: ${theme.color.brand};
    background: ${theme.color.brandSoft};
  }
  input {
    flex: none;
    width: 18px;
    height: 18px;
    margin: 3px 0 0;
    accent-color: ${theme.color.brand};
    cursor: inherit;
  }
  > span {
    display: grid;
    gap: 2px;
    min-width: 0;
  }
  small {
    color: ${theme.color.muted};
    font-size: ${theme.font.size.m};
    text-wrap: pretty;
  }
`;
