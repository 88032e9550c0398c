import { useIntl, type MenuItem } from '@portal/shared';
import { hasWords, searchWords, sortRows, type ListSort } from '@portal/shared/domain';
import { useZodForm } from '@portal/shared/forms';
import type { List } from '@portal/shared/list';
import { useEffect, useMemo, useState, type RefObject } from 'react';
import * as z from 'zod/mini';
import { messages } from '../messages.ts';
import { error, nameOf, parts, type Part, type PartView } from './exampleValues.ts';

const fields = z.object({ name: z.string(), number: z.string() });

/** The values and states of one example. */
export type Stage = ReturnType<typeof useStage>;

/**
 * @param act what buttons of the example call
 * @param trigger the button that shows the example
 */
export function useStage(act: () => void, trigger: RefObject<HTMLButtonElement | null>) {
  const [text, setText] = useState('');
  const [day, setDay] = useState('2026-11-30');
  const [count, setCount] = useState(1);
  const [isOn, setOn] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const [sort, setSort] = useState<ListSort<'name'>>({ key: 'name', descending: false });
  const items: readonly MenuItem[] = [
    { id: 'edit', label: 'Edit', onAction: act },
    { id: 'delete', label: 'Delete', icon: 'trash', tone: 'danger', onAction: act },
  ];
  const list = usePartList(sort, setSort);
  const failedList = { ...list, failure: { kind: 'old', loaded: 3, total: 3 }, error } as const;
  return {
    ...{ act, count, day, failedList, file, form: useWrongForm(), isOn, items, list },
    ...{
      parts: list.shown,
      setCount,
      setDay,
      setFile,
      setOn,
      setSort,
      setText,
      sort,
      text,
      trigger,
    },
  };
}

/** The parts, with search, filter and order in the memory instead of the address. */
function usePartList(
  sort: ListSort<'name'>,
  changeSort: (sort: ListSort<'name'>) => void,
): List<Part, PartView, 'name'> {
  const [search, changeSearch] = useState('');
  const [view, setView] = useState<PartView>({ state: null });
  const shown = useMemo(() => {
    const found = parts.filter(
      ({ name }) => view.state !== 'closed' && hasWords(searchWords(search), [name]),
    );
    return sortRows(found, { valueOf: nameOf, descending: sort.descending });
  }, [search, view, sort]);
  return {
    ...{ state: 'rows', extent: 'whole', failure: null, error: null, isRetrying: false },
    ...{ all: parts, shown, matching: shown.length, total: parts.length, search, sort, view },
    ...{ changeSearch, changeSort, retry: () => undefined },
    changeView: (changes) => {
      setView((current) => ({ ...current, ...changes }));
    },
    clearFilters: () => {
      changeSearch('');
      setView({ state: null });
    },
  };
}

/** A form whose fields are both wrong. */
function useWrongForm() {
  const { formatMessage } = useIntl();
  const defaultValues = { name: '', number: '' };
  const form = useZodForm({ schema: fields, defaultValues, mayBeLost: true });
  const { setError } = form;
  useEffect(() => {
    for (const field of ['name', 'number'] as const)
      setError(field, { message: formatMessage(messages.invalid, { field }) });
  }, [setError, formatMessage]);
  return form;
}
