import { styled } from 'styled-components';
import { theme } from '@portal/shared';

/** A form: fields one below the other, with its button at the end. */
export const FormStack = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${theme.space(5)};
  max-width: 560px;
`;
