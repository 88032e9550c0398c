import { styled } from 'styled-components';
import { theme } from '@portal/shared';

/** A form: fields one below the other, with its button at the end. */
export const FormStack = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${theme.space(5)};
  max-width: 560px;
`;

/** Two short fields side by side where there is room. */
export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
  gap: ${theme.space(5)} ${theme.space(4)};
  align-items: start;
`;
