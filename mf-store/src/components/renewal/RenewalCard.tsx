import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  FormattedMessage,
  Inline,
  useIntl,
} from '@portal/shared';
import { DataTable } from '@portal/shared/table';
import { resetRenewals, type License } from '@portal/shared/domain';
import { useMemo, useState } from 'react';
import { renewableTotal } from '../../api/renewableLicensesQuery.ts';
import { shownRenewals, findLicenses, firstShown } from '../../domain/shownRenewals.ts';
import { paths } from '../../paths.ts';
import { useCartUndo } from '../cart/CartProvider.tsx';
import { usePricing } from '../pricing/PricingProvider.tsx';
import { useRenewableLicenses } from '../pricing/useRenewableLicenses.ts';
import { SeatAdviceList } from '../seat-advice/SeatAdviceList.tsx';
import { Anchor, CardSection, TablePlace } from '../cards.styles.ts';
import { messages } from './messages.ts';
import { AdvicePlace } from './renewal.styles.ts';
import { RenewalSkeleton } from './RenewalSkeleton.tsx';
import { RenewalTools } from './RenewalTools.tsx';
import { useRenewalColumns } from './useRenewalColumns.tsx';

function idOf({ id }: License): string {
  return id;
}

/** The licenses that can be renewed; renders nothing without any. */
export function RenewalCard() {
  const { formatMessage } = useIntl();
  const undo = useCartUndo();
  const { cart } = usePricing();
  const { query, licenses, isKnown } = useRenewableLicenses();
  const [search, setSearch] = useState('');
  const [isWhole, setIsWhole] = useState(false);
  const columns = useRenewalColumns();
  const found = useMemo(() => findLicenses(licenses, search), [licenses, search]);
  const shown = isWhole ? found : shownRenewals(found, cart.renewals);

  if (query.isError && query.data === undefined) {
    return (
      <Card title={<FormattedMessage {...messages.title} />}>
        <ErrorState
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          <FormattedMessage {...messages.failed} />
        </ErrorState>
      </Card>
    );
  }
  if (query.data === undefined) return <RenewalSkeleton columns={columns} />;
  if (licenses.length === 0) return null;
  const handleReset = () => {
    undo.change(resetRenewals, { kind: 'renewals_removed' });
    void query.refetch();
  };
  return (
    <Anchor id={paths.renewalAnchor}>
      <Card
        isFlush
        title={<FormattedMessage {...messages.title} />}
        actions={
          cart.renewals.length > 0 && (
            <Button kind="quiet" isBusy={query.isFetching} onClick={handleReset}>
              <FormattedMessage {...messages.reset} />
            </Button>
          )
        }
      >
        {licenses.length > 1 && (
          <CardSection>
            <RenewalTools found={found} isWhole={isKnown} search={search} onSearch={setSearch} />
          </CardSection>
        )}
        {found.length === 0 ? (
          <EmptyState icon="search">
            <FormattedMessage {...messages.noMatch} />
          </EmptyState>
        ) : (
          <TablePlace>
            <DataTable
              label={formatMessage(messages.table)}
              columns={columns}
              rows={shown}
              rowKey={idOf}
            />
          </TablePlace>
        )}
        {found.length > firstShown && (
          <CardSection>
            <Inline $justify="space-between">
              <Button
                kind="quiet"
                isBusy={!isKnown}
                onClick={() => {
                  setIsWhole(!isWhole);
                }}
              >
                <FormattedMessage
                  {...(isWhole ? messages.showFewer : messages.showAll)}
                  values={{ count: isKnown ? found.length : (renewableTotal() ?? found.length) }}
                />
              </Button>
            </Inline>
          </CardSection>
        )}
        <AdvicePlace>
          <SeatAdviceList />
        </AdvicePlace>
      </Card>
    </Anchor>
  );
}
