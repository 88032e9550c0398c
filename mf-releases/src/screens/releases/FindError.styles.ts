import { theme } from '@portal/shared';
import { styled } from 'styled-components';

/** A field with a button beside it, aligned with the field. */
export const Form = styled.form`
  display: flex;
  align-items: flex-end;
  gap: ${theme.space(2)};
  max-width: 480px;
  > :first-child {
    flex: 1;
  }
`;
