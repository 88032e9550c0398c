import { theme } from '@portal/shared';
import { styled } from 'styled-components';

const Nothing = styled.span`
  color: ${theme.color.muted};
`;

/** There is nothing to show, quietly. */
export function NoValue() {
  const sign = '–';
  return <Nothing>{sign}</Nothing>;
}
