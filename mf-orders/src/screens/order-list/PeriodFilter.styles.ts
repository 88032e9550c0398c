import { theme } from '@portal/shared';
import { styled } from 'styled-components';

/** Two day fields side by side. */
export const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 200px));
  gap: ${theme.space(3)};
`;

/** Day fields in a row below the filters. */
export const OwnPeriod = styled(Days)`
  &&& {
    flex-basis: 100%;
  }
`;
