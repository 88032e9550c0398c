import { defineListView, oneOf, sortableBy, type ListViewOf } from '@portal/shared/domain';
import { changeStates } from './Change.ts';
import { severities } from './Finding.ts';

export const suppressionFilters = ['open', 'suppressed'] as const;
export const findingSortKeys = ['no', 'rule', 'net', 'layer'] as const;
export type FindingSortKey = (typeof findingSortKeys)[number];

/** Any text that names something, such as a net. */
const anyName = (text: string) => (text === '' ? null : text);

/** The codec between the address of a result and what its list of findings is narrowed to. */
export const findingView = defineListView({
  filters: {
    severity: oneOf(severities),
    rule: anyName,
    net: anyName,
    status: oneOf(suppressionFilters),
    change: oneOf(changeStates),
  },
  sort: sortableBy(findingSortKeys, { key: 'no', descending: false }),
});

export type FindingView = ListViewOf<typeof findingView>;
