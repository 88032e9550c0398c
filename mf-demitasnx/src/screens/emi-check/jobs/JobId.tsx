import { theme } from '@portal/shared';
import { styled } from 'styled-components';

/**
 * Ids of one day start alike, so a narrow column hides the start: right-to-left text puts the
 * ellipsis on the left.
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

/** A job id on one line. Selecting and copying yields the whole id. */
export function JobId({ id }: { readonly id: string }) {
  return (
    <Line title={id}>
      <bdi dir="ltr">{id}</bdi>
    </Line>
  );
}
