import { lazyPart, Skeleton, Stack, useSearchParams } from '@portal/shared';
import { useRef } from 'react';
import { areFilesKept, type Analysis } from '../../domain/results/Result.ts';
import type { EmiJob } from '../../domain/jobs/EmiJob.ts';
import { countSuppressed } from '../../domain/results/Change.ts';
import type { BasisCardProps } from './basis/BasisCard.tsx';
import { BoardCard } from './board/BoardCard.tsx';
import { FindingCard } from './findings/FindingCard.tsx';
import { FindingList } from './findings/FindingList.tsx';
import { useFindings } from './findings/useFindings.ts';
import { ResultFacts } from './ResultFacts.tsx';
import { Splitter } from './workspace/Splitter.tsx';
import { Columns, Pinned, Sheet } from './workspace/workspace.styles.ts';

const BasisCard = lazyPart<BasisCardProps>(
  async () => (await import('./basis/BasisCard.tsx')).BasisCard,
  () => <Skeleton lines={6} />,
);

interface ResultViewProps {
  readonly job: EmiJob;
  readonly analysis: Analysis;
  readonly readAt: number;
}

/**
 * A finished analysis: the board, and beside it summary, selected finding and list; or, by the
 * address, what it relies on.
 */
export function ResultView({ job, analysis, readAt }: ResultViewProps) {
  const findings = useFindings(job.id);
  const {
    list,
    chosen,
    isChosenOnBoard,
    lit,
    compared,
    beside,
    choose,
    chooseOnBoard,
    close,
    light,
  } = findings;
  const [address] = useSearchParams();
  const basis = address.get('basis');
  const board = useRef<HTMLDivElement>(null);
  const drawn = analysis.drawingBytes === null ? 'none' : 'kept';
  const kept = areFilesKept(analysis, readAt) ? drawn : 'gone';
  const showNet = (net: string) => {
    light(net);
    board.current?.scrollIntoView({ block: 'nearest' });
  };
  const facts = (
    <ResultFacts
      job={job}
      analysis={analysis}
      suppressed={countSuppressed(list.all)}
      readAt={readAt}
    />
  );
  if (basis !== null)
    return (
      <Stack $gap={5}>
        {facts}
        <BasisCard
          job={job.id}
          list={basis === 'nets' ? basis : 'parts'}
          isKept={areFilesKept(analysis, readAt)}
        />
      </Stack>
    );
  const picture = (
    <BoardCard
      kept={kept}
      bytes={analysis.drawingBytes ?? 0}
      job={job.id}
      fileName={job.fileName}
      findings={list.shown}
      chosen={chosen?.id ?? null}
      onChoose={chooseOnBoard}
      lit={lit}
      compared={analysis.runs.find(({ id }) => id === compared) ?? null}
      onLight={light}
    />
  );
  const texts = (
    <Stack $gap={5}>
      {facts}
      {chosen && (
        <FindingCard
          key={chosen.id}
          job={job.id}
          chosen={chosen}
          rule={analysis.rules.find(({ id }) => id === chosen.finding.rule)}
          takesFocus={!isChosenOnBoard}
          previous={beside(-1)}
          next={beside(1)}
          onChoose={choose}
          onLight={kept === 'kept' ? showNet : undefined}
          onClose={close}
        />
      )}
      <FindingList
        list={list}
        rules={analysis.rules}
        runs={analysis.runs}
        previousId={analysis.previousId}
        engineVersion={analysis.engineVersion}
        compared={compared}
        chosen={chosen?.id ?? null}
        findings={findings}
      />
    </Stack>
  );
  if (kept !== 'kept')
    return (
      <Stack $gap={5}>
        {picture}
        <Sheet>{texts}</Sheet>
      </Stack>
    );
  return (
    <Columns data-full-width="">
      <Pinned ref={board}>{picture}</Pinned>
      <Splitter />
      <Sheet>{texts}</Sheet>
    </Columns>
  );
}
