import { Button } from '@portal/shared';
import { styled } from 'styled-components';

/** The place of the button until the page knows whether there is a checkout. */
export const Reserved = styled(Button)`
  visibility: hidden;
`;
