import { theme } from '@portal/shared';
import { styled } from 'styled-components';

/**
 * Ids of one day begin alike, so a narrow column hides the beginning: text that runs from right to
 * left ends with the ellipsis at the left.
 */
const Line = styled.span`
  display: block;
  overflow: hidden;
  direction: rtl;
  font-size: ${theme.font.size.s};
  font-variant-numeric: tabular-nums;
  text-align: left;
  text-overflow: ellipsis;
  white-space: nowrap;
  /* A card has room for a second line. */
  ${theme.media.phone} {
    direction: ltr;
    overflow-wrap: anywhere;
    white-space: normal;
  }
`;

/** The id of a job in one line; selected and copied it is whole, whatever is in sight. */
export function JobId({ id }: { readonly id: string }) {
  return (
    <Line title={id}>
      <bdi dir="ltr">{id}</bdi>
    </Line>
  );
}
