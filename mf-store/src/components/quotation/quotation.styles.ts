import { theme } from '@portal/shared';
import { styled } from 'styled-components';

export const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space(4)};
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Conditions = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
  > legend {
    margin-bottom: ${theme.space(2)};
    padding: 0;
    font-weight: ${theme.font.weight.bold};
  }
`;
