import { Button } from '@portal/shared';
import { styled } from 'styled-components';

/** Reserves the button's space until the page knows whether there is a checkout. */
export const Reserved = styled(Button)`
  visibility: hidden;
`;
