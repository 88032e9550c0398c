import { Facts, theme } from '@portal/shared';
import { styled } from 'styled-components';

/** The facts of a transfer. On a phone, where values break, the buttons that copy them stay in line. */
export const TransferFacts = styled(Facts)`
  ${theme.media.phone} {
    dd > span {
      display: flex;
      justify-content: space-between;
    }
  }
`;
