import { isApiError, useQuery, useSearchParams } from '@portal/shared';
import { useListView, type List } from '@portal/shared/list';
import { useMemo, useRef, useState } from 'react';
import { comparisonQuery } from '../../../api/results/comparisonQuery.ts';
import { findingsQuery } from '../../../api/results/findingsQuery.ts';
import { applyFindingView, foldFindings } from '../../../domain/results/applyFindingView.ts';
import {
  findingId,
  listFindings,
  type Comparison,
  type ListedFinding,
} from '../../../domain/results/Change.ts';
import { groupings, type Grouping } from '../../../domain/results/groupFindings.ts';
import {
  findingView,
  type FindingSortKey,
  type FindingView,
} from '../../../domain/results/FindingView.ts';

export type FindingsList = List<ListedFinding, FindingView, FindingSortKey>;

/** The open finding, by its name in the address. */
export interface ChosenFinding {
  readonly id: string;
  readonly finding: ListedFinding;
}

const nothing: readonly ListedFinding[] = [];
const parameters = { finding: 'finding', lit: 'lit', compared: 'compare', group: 'group' } as const;

/**
 * The findings of a job as filtered by the address, the comparison with another run, and the
 * selected finding and net.
 */
export function useFindings(job: string) {
  const [address, setAddress] = useSearchParams();
  const { address: _, ...viewed } = useListView(findingView);
  const { view } = viewed;
  const query = useQuery(findingsQuery(job));
  const compared = address.get(parameters.compared);
  const comparison = useQuery({
    ...comparisonQuery(job, compared ?? ''),
    enabled: compared !== null,
  });
  const trigger = useRef<HTMLElement | null>(null);
  const [isChosenOnBoard, setIsChosenOnBoard] = useState(false);
  const changes: Comparison | null = (compared === null ? null : comparison.data) ?? null;
  const all = useMemo(() => query.data && listFindings(query.data, changes), [query.data, changes]);
  const matching = useMemo(() => applyFindingView(all ?? nothing, view), [all, view]);
  const sure = useMemo(() => foldFindings(matching, view), [matching, view]);
  const id = address.get(parameters.finding);
  const finding = all?.find((each) => findingId(each) === id);
  const isDoubtful = finding?.confidence === 'worth_a_look';
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isOpen = isUnfolded || isDoubtful;
  const shown = isOpen ? matching : sure;
  const put = (name: string, value: string | null) => {
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const stateOf = (): FindingsList['state'] => {
    const isForbidden = isApiError(query.error) && query.error.code === 'not_allowed';
    if (isForbidden || (query.isError && all === undefined)) return 'failed';
    return 'rows';
  };
  const list: FindingsList = {
    ...viewed,
    search: view.search,
    state: stateOf(),
    all: all ?? nothing,
    shown,
    extent: all === undefined ? 'none' : 'whole',
    matching: shown.length,
    total: all?.length,
    failure: null,
    error: query.error,
    isRetrying: query.isFetching,
    retry: () => void query.refetch(),
  };
  const chosen: ChosenFinding | null = id !== null && finding ? { id, finding } : null;
  return {
    list,
    chosen,
    isChosenOnBoard,
    isUnknown: id !== null && all !== undefined && finding === undefined,
    /** Findings that are only worth a look, folded or not; 0 if the list is narrowed. */
    folding: {
      count: matching.length - sure.length,
      isOpen,
      toggle: () => {
        setIsUnfolded(!isOpen);
      },
    },
    grouping: groupings.find((by) => by === address.get(parameters.group)) ?? null,
    group: (by: Grouping | null) => {
      put(parameters.group, by);
    },
    lit: address.get(parameters.lit),
    compared,
    comparison: {
      error: compared === null ? null : comparison.error,
      isRead: changes !== null,
      retry: comparison.refetch,
    },
    /** @param from the control that gets focus when the finding closes */
    choose: (next: string, from?: HTMLElement) => {
      trigger.current = from ?? null;
      setIsChosenOnBoard(false);
      put(parameters.finding, next);
    },
    /** The next (1) or the previous (-1) listed finding, if there is one. */
    beside: (by: 1 | -1) => {
      const place = shown.findIndex((each) => findingId(each) === id);
      const next = place < 0 ? undefined : shown[place + by];
      return next && findingId(next);
    },
    /** Leaves the focus on the board. */
    chooseOnBoard: (next: string) => {
      trigger.current = null;
      setIsChosenOnBoard(true);
      put(parameters.finding, next);
    },
    close: () => {
      // The row that gets focus stays.
      if (isDoubtful) setIsUnfolded(true);
      put(parameters.finding, null);
      trigger.current?.focus();
    },
    light: (net: string | null) => {
      put(parameters.lit, net);
    },
    compare: (run: string | null) => {
      put(parameters.compared, run);
      if (run === null) viewed.changeView({ change: null });
    },
  };
}

export type Findings = ReturnType<typeof useFindings>;
