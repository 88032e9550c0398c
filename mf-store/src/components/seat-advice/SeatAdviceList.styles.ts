import { theme } from '@portal/shared';
import { styled } from 'styled-components';

export const List = styled.ul`
  display: grid;
  gap: ${theme.space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** The sentence on the left, the button on the right; stacked on phones. */
export const Entry = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(2)} ${theme.space(6)};
  > :first-child {
    flex: 1 1 320px;
  }
`;

export const Sentence = styled.p`
  font-weight: ${theme.font.weight.medium};
  text-wrap: pretty;
`;

export const After = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(1)} ${theme.space(2)};
  color: ${theme.color.muted};
  font-size: ${theme.font.size.s};
`;
