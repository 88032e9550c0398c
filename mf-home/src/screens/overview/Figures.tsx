import { FormattedMessage, Icon, Link, Skeleton, useIntl } from '@portal/shared';
import type { OverviewPart } from '../../api/useOverviewParts.ts';
import { columnsFor } from '../../domain/columnsFor.ts';
import { messages } from './messages.ts';
import { Label, Note, Strip, Tile, Value } from './overview.styles.ts';
import { Unbroken } from './Unbroken.tsx';

/** The figures of all parts as tiles. A part that failed or has not answered has a tile, too. */
export function Figures({ parts }: { readonly parts: readonly OverviewPart[] }) {
  const { formatMessage } = useIntl();
  const tiles = parts.flatMap(({ key, title, lines, hasFailed }) => {
    if (lines === undefined) {
      return [
        <Tile key={key}>
          <Skeleton lines={3} />
        </Tile>,
      ];
    }
    if (hasFailed) {
      return [
        <Tile key={key}>
          <Label>{title}</Label>
          <Note>
            <FormattedMessage {...messages.failed} />
          </Note>
        </Tile>,
      ];
    }
    return lines.flatMap(({ id, text, figure, act }) =>
      figure
        ? [
            <Tile key={`${key}/${id}`}>
              <Label>
                {act ? <Link to={act.to}>{text}</Link> : text}
                {act && <Icon name="chevron-right" size={16} />}
              </Label>
              <Value>{figure.value}</Value>
              <Note>{figure.note !== null && <Unbroken text={figure.note} between=" " />}</Note>
            </Tile>,
          ]
        : [],
    );
  });
  return (
    <Strip aria-label={formatMessage(messages.figures)} $columns={columnsFor(tiles.length)}>
      {tiles}
    </Strip>
  );
}
