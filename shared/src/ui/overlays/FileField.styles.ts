import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export const Zone = styled.div<{ $isOver: boolean; $isInvalid: boolean }>`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(2)} ${theme.space(3)};
  padding: ${theme.space(3)};
  border: 1px dashed ${({ $isInvalid }) => ($isInvalid ? theme.color.danger : theme.color.outline)};
  border-radius: ${theme.radius.m};
  background: ${({ $isOver }) => ($isOver ? theme.color.brandSoft : theme.color.ground)};
  font-size: ${theme.font.size.m};
  > span {
    min-width: 0;
    color: ${theme.color.muted};
  }
  > input:focus-visible + button {
    ${theme.focusRing}
  }
`;
