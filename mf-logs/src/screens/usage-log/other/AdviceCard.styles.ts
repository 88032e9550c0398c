import { theme } from '@portal/shared';
import { styled } from 'styled-components';

export const List = styled.ul`
  display: grid;
  gap: ${theme.space(4)};
`;

export const Entry = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(3)} ${theme.space(6)};
  > :first-child {
    flex: 1 1 320px;
  }
  /* A button has no use on paper. */
  @media print {
    > a {
      display: none;
    }
  }
`;

/** One way to act on several advices, where the button of a single one stands. */
export const End = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  @media print {
    display: none;
  }
`;

export const Sentence = styled.p`
  font-weight: ${theme.font.weight.medium};
`;

export const Basis = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.font.size.s};
`;
