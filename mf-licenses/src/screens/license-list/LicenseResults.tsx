import { Button, EmptyState, FormattedMessage, SkeletonShape, useIntl } from '@portal/shared';
import type { License, LicenseListView } from '@portal/shared/domain';
import { DataTable, TableSkeleton, type Column } from '@portal/shared/table';
import { ExportButton } from './export/ExportButton.tsx';
import { LicenseFilters } from './LicenseFilters.tsx';
import { ResultCount } from './ResultCount.tsx';
import { ResultBar } from './LicenseResults.styles.ts';
import { messages } from './messages.ts';
import { sortOf, viewSortOf } from './tableSort.ts';
import type { Extent } from './useShownLicenses.ts';

interface LicenseResultsProps {
  readonly shown: readonly License[];
  readonly extent: Extent;
  readonly matching: number;
  readonly total: number | undefined;
  readonly columns: readonly Column<License>[];
  readonly view: LicenseListView;
  readonly onChangeView: (changes: Partial<LicenseListView>) => void;
}

const nothingFiltered = { search: '', product: null, mode: null, validity: null } as const;

function idOf({ id }: License): string {
  return id;
}

/** Search, filters and what they leave; in the same places while the list is loading. */
export function LicenseResults(props: LicenseResultsProps) {
  const { shown, extent, matching, total, columns, view, onChangeView } = props;
  const intl = useIntl();
  const handleClear = () => {
    onChangeView(nothingFiltered);
  };

  const results = () => {
    if (extent === 'none') return <TableSkeleton columns={columns} />;
    if (shown.length === 0 && extent !== 'loading') {
      return (
        <EmptyState
          icon="search"
          action={
            <Button onClick={handleClear}>
              <FormattedMessage {...messages.clearFilters} />
            </Button>
          }
        >
          <FormattedMessage {...messages.noMatch} />
        </EmptyState>
      );
    }
    return (
      <DataTable
        label={intl.formatMessage(messages.title)}
        columns={columns}
        rows={shown}
        rowKey={idOf}
        rowCount={matching}
        sort={sortOf(view)}
        onSort={(sort) => {
          onChangeView({ sort: viewSortOf(sort) });
        }}
      />
    );
  };

  return (
    <>
      <LicenseFilters view={view} onChange={onChangeView} />
      <ResultBar>
        {extent === 'none' ? (
          <SkeletonShape $width="96px" />
        ) : (
          <ResultCount matching={matching} total={total} />
        )}
        <ExportButton licenses={shown} extent={extent} />
      </ResultBar>
      {results()}
    </>
  );
}
