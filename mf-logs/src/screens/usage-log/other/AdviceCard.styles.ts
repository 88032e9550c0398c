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
  /* Hidden in print. */
  @media print {
    > a {
      display: none;
    }
  }
`;

/** One button for several advices, at the position of a single advice's button. */
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
