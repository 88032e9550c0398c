import { styled } from 'styled-components';

/** One line of a postal address. */
export const AddressLine = styled.span`
  display: block;
`;
