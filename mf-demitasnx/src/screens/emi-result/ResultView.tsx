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
import { InSight } from './result.styles.ts';
import { ResultFacts } from './ResultFacts.tsx';
import { ResultNotes } from './ResultNotes.tsx';

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
 * A finished analysis: its summary, the board, the selected finding, and the list; or, by the
 * address, what it relies on.
 */
export function ResultView({ job, analysis, readAt }: ResultViewProps) {
  const findings = useFindings(job.id);
  const { list, chosen, lit, compared, choose, close, light } = findings;
  const [address] = useSearchParams();
  const basis = address.get('basis');
  const board = useRef<HTMLDivElement>(null);
  const drawn = analysis.drawingBytes === null ? 'none' : 'kept';
  const kept = areFilesKept(analysis, readAt) ? drawn : 'gone';
  const showNet = (net: string) => {
    light(net);
    board.current?.scrollIntoView();
  };
  return (
    <Stack $gap={5}>
      <ResultFacts
        job={job}
        analysis={analysis}
        suppressed={countSuppressed(findings.list.all)}
        readAt={readAt}
      />
      <ResultNotes analysis={analysis} />
      {basis === null ? (
        <>
          <InSight ref={board}>
            <BoardCard
              kept={kept}
              bytes={analysis.drawingBytes ?? 0}
              job={job.id}
              fileName={job.fileName}
              findings={list.shown}
              chosen={chosen?.id ?? null}
              onChoose={choose}
              lit={lit}
              onLight={light}
            />
          </InSight>
          {chosen && (
            <FindingCard
              key={chosen.id}
              job={job.id}
              chosen={chosen}
              rule={analysis.rules.find(({ id }) => id === chosen.finding.rule)}
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
        </>
      ) : (
        <BasisCard
          job={job.id}
          list={basis === 'nets' ? basis : 'parts'}
          isKept={areFilesKept(analysis, readAt)}
        />
      )}
    </Stack>
  );
}
