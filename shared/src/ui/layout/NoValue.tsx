import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

const Quiet = styled.span`
  color: ${theme.color.muted};
`;

/** A muted sign for a missing value: `–`, or `--` where there is nothing to switch. */
export function NoValue({ sign = '–' }: { readonly sign?: '–' | '--' }) {
  return <Quiet data-no-value="">{sign}</Quiet>;
}
