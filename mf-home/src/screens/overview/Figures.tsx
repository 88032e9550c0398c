import { FormattedMessage, Icon, Link, Tile, Tiles, useIntl } from '@portal/shared';
import type { OverviewPart } from '../../api/useOverviewParts.ts';
import { columnsFor } from '../../domain/columnsFor.ts';
import { messages } from './messages.ts';
import { Unbroken } from './Unbroken.tsx';

/** The figures of all parts as tiles. A part that failed or has not answered has a tile, too. */
export function Figures({ parts }: { readonly parts: readonly OverviewPart[] }) {
  const { formatMessage } = useIntl();
  const tiles = parts.flatMap(({ key, title, lines, hasFailed }) => {
    if (lines === undefined) return [<Tile key={key} label={title} isLoading />];
    if (hasFailed) {
      return [<Tile key={key} label={title} note={<FormattedMessage {...messages.failed} />} />];
    }
    return lines.flatMap(({ id, text, figure, act }) =>
      figure
        ? [
            <Tile
              key={`${key}/${id}`}
              label={
                <>
                  {act ? <Link to={act.to}>{text}</Link> : text}
                  {act && <Icon name="chevron-right" size={16} />}
                </>
              }
              value={figure.value}
              note={figure.note !== null && <Unbroken text={figure.note} between=" " />}
            />,
          ]
        : [],
    );
  });
  return (
    <Tiles aria-label={formatMessage(messages.figures)} $columns={columnsFor(tiles.length)}>
      {tiles}
    </Tiles>
  );
}
