import { FormattedMessage, Icon, Link, Tiles, useIntl, type TileContent } from '@portal/shared';
import type { OverviewPart } from '../../api/useOverviewParts.ts';
import { columnsFor } from '../../domain/columnsFor.ts';
import { messages } from './messages.ts';
import { Unbroken } from './Unbroken.tsx';

/** The figures of all parts as tiles. A part that failed or has not answered has a tile, too. */
export function Figures({ parts }: { readonly parts: readonly OverviewPart[] }) {
  const { formatMessage } = useIntl();
  const tiles = parts.flatMap(({ key, title, lines, hasFailed }): TileContent[] => {
    if (lines === undefined) return [{ id: key, label: title, isLoading: true }];
    if (hasFailed) {
      return [{ id: key, label: title, note: <FormattedMessage {...messages.failed} /> }];
    }
    return lines.flatMap(({ id, text, figure, act }) =>
      figure
        ? [
            {
              id: `${key}/${id}`,
              label: (
                <>
                  {act ? <Link to={act.to}>{text}</Link> : text}
                  {act && <Icon name="chevron-right" size={16} />}
                </>
              ),
              value: figure.value,
              note: figure.note !== null && <Unbroken text={figure.note} between=" " />,
            },
          ]
        : [],
    );
  });
  const columns = columnsFor(tiles.length);
  return <Tiles label={formatMessage(messages.figures)} columns={columns} tiles={tiles} />;
}
