import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { requireMessage } from '../../web/intl/requireMessage.ts';
import { SkeletonShape } from '../marks/Skeleton.tsx';
import type { ShownList } from './data/List.ts';
import { Count } from './list.styles.ts';

/** Texts of a list about its number of rows. */
export interface CountTexts {
  /** `{count}` rows, without filters. */
  readonly count: MessageDescriptor;
  /** `{count}` of `{total}` rows match. */
  readonly countOf: MessageDescriptor;
}

interface ResultCountProps {
  readonly list: Pick<ShownList<unknown, string>, 'extent' | 'matching' | 'total'>;
  readonly texts: CountTexts;
}

/** The number of results; announced after a change of search or filters. */
export function ResultCount({ list, texts }: ResultCountProps) {
  const { extent, matching: count, total = count } = list;
  const property = count === total ? 'count' : 'countOf';
  requireMessage('ListCard', `texts.${property}`, texts[property]);
  if (extent === 'none') return <SkeletonShape $width="96px" />;
  return (
    <Count role="status">
      <FormattedMessage {...texts[property]} values={{ count, total }} />
    </Count>
  );
}
