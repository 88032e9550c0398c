import { styled } from 'styled-components';
import { theme } from '@portal/shared';

const Line = styled.span`
  display: flex;
  font-size: ${theme.font.size.s};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** Ids of one day begin alike: what a narrow column hides is their beginning. */
const Beginning = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;

const endLength = 12;

/** The id of a job in one line; selected and copied it is whole, whatever is in sight. */
export function JobId({ id }: { readonly id: string }) {
  return (
    <Line title={id}>
      <Beginning>{id.slice(0, -endLength)}</Beginning>
      <span>{id.slice(-endLength)}</span>
    </Line>
  );
}
