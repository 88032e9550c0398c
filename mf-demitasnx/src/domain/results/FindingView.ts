import {
  defineListView,
  oneOf,
  sortableBy,
  type ListViewOf,
  emiConfidences,
  emiSeverities,
} from '@portal/shared/domain';
import { changeStates } from './Change.ts';
import { findingStates } from './Finding.ts';

export const findingSortKeys = ['no', 'rule', 'net', 'layer'] as const;
export type FindingSortKey = (typeof findingSortKeys)[number];

/** Any name, such as that of a net. */
const anyName = (text: string) => (text === '' ? null : text);

/** Converts between the address of a result and the filters of its findings. */
export const findingView = defineListView({
  filters: {
    severity: oneOf(emiSeverities),
    confidence: oneOf(emiConfidences),
    rule: anyName,
    net: anyName,
    status: oneOf(findingStates),
    change: oneOf(changeStates),
  },
  sort: sortableBy(findingSortKeys, { key: 'no', descending: false }),
});

export type FindingView = ListViewOf<typeof findingView>;
