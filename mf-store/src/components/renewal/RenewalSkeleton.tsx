import { Card, FormattedMessage, SkeletonShape } from '@portal/shared';
import type { License } from '@portal/shared/domain';
import { TableSkeleton, type Column } from '@portal/shared/table';
import { firstShown } from '../../domain/shownRenewals.ts';
import { CardSection, TablePlace } from '../cards.styles.ts';
import { messages } from './messages.ts';

interface RenewalSkeletonProps {
  readonly columns: readonly Column<License>[];
}

/** The placeholder while the licenses load, as high as the card. */
export function RenewalSkeleton({ columns }: RenewalSkeletonProps) {
  return (
    <Card isFlush title={<FormattedMessage {...messages.title} />}>
      <CardSection>
        <SkeletonShape $height="92px" />
      </CardSection>
      <TablePlace>
        <TableSkeleton columns={columns} rows={firstShown} />
      </TablePlace>
    </Card>
  );
}
