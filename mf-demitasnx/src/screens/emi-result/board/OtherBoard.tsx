import { FormattedMessage, isApiError, useFormats, useIntl, useQuery } from '@portal/shared';
import { useEffect, useMemo, useRef, useState } from 'react';
import { drawingQuery } from '../../../api/results/drawingQuery.ts';
import { boardOffset } from '../../../domain/board-view/boardOffset.ts';
import type { Scene } from '../../../domain/drawing/Scene.ts';
import type { ListedFinding } from '../../../domain/results/Change.ts';
import type { Run } from '../../../domain/results/Result.ts';
import { BoardStage } from '../gl/BoardStage.ts';
import type { Shown } from '../gl/Shown.ts';
import type { Scheme } from '../gl/useScheme.ts';
import { messages as findingMessages } from '../findings/messages.ts';
import { lightNet } from './lightNet.ts';
import { messages } from './messages.ts';
import { Covering, Divider, Revision, SwipeField, swipeShare } from './swipe.styles.ts';
import { toMarks } from './toMarks.ts';
import { visibleMarks } from './visibleMarks.ts';
import { useBoardStage } from './useBoardStage.ts';
import { useScene } from './useScene.ts';

export interface OtherBoardProps {
  /** The compared run. */
  readonly run: Run;
  readonly fileName: string;
  readonly findings: readonly ListedFinding[];
  /** The board of this run, its stage, and what it shows. */
  readonly scene: Scene;
  readonly leader: BoardStage;
  readonly shown: Shown;
  readonly scheme: Scheme;
  readonly lit: string | null;
  readonly hasMarks: boolean;
  /** Told when both boards are shown, and when no more. Must be stable. */
  readonly onLead: (hasBoth: boolean) => void;
}

/** The board of the compared run over the left side of the picture, up to a slider. */
export function OtherBoard(props: OtherBoardProps) {
  const { data, error } = useQuery(drawingQuery(props.run.id));
  const other = useScene(data);
  if (other) return <Swipe {...props} other={other} />;
  const isGone = data === null || (isApiError(error) && error.code === 'gone');
  return (
    <Revision role="status">
      {isGone ? (
        <FormattedMessage {...messages.otherGone} />
      ) : (
        <FormattedMessage {...(error ? messages.otherFailed : messages.preparing)} />
      )}
    </Revision>
  );
}

const ignore = () => undefined;

function Swipe(props: OtherBoardProps & { readonly other: Scene }) {
  const { run, fileName, findings, scene, leader, shown, scheme, lit, other } = props;
  const { hasMarks, onLead } = props;
  const { formatMessage } = useIntl();
  const { instant, percent } = useFormats();
  const cover = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLCanvasElement>(null);
  const marked = useRef<HTMLCanvasElement>(null);
  const [share, setShare] = useState(50);
  const stage = useBoardStage({
    ...{ picture: cover, board, marks: marked, scene: other, scheme },
    ...{ onPick: ignore, onHover: ignore },
  });
  const made = stage instanceof BoardStage ? stage : null;
  const offset = useMemo(() => boardOffset(scene, other), [scene, other]);
  const marks = useMemo(() => {
    const [x, y] = scene.center;
    const place = { center: [x - offset.x, y - offset.y] as const, layers: other.layers };
    return toMarks(
      findings.filter(({ change }) => change !== 'new'),
      place,
    );
  }, [findings, scene, other, offset]);
  useEffect(() => {
    const layerOf = (layer: number) =>
      other.layers.findIndex(({ name }) => name === scene.layers[layer]?.name);
    const layers = shown.layers.map(layerOf).filter((layer) => layer >= 0);
    made?.show({
      ...shown,
      ...{ layers, heat: null },
      active: shown.active === null ? null : layerOf(shown.active),
      marks: hasMarks ? visibleMarks(marks, new Set(layers), shown.chosen) : [],
    });
  }, [made, scene, other, shown, marks, hasMarks]);
  useEffect(() => {
    made?.light(lightNet(other, lit));
  }, [made, other, lit]);
  useEffect(() => {
    if (!made) return;
    leader.lead({ stage: made, offset });
    onLead(true);
    return () => {
      leader.lead(null);
      onLead(false);
    };
  }, [leader, made, offset, onLead]);
  useEffect(() => {
    // Set by script: the content security policy refuses style attributes in markup.
    cover.current?.parentElement?.style.setProperty(swipeShare, String(share / 100));
    leader.cover(share / 100);
    return () => {
      leader.cover(0);
    };
  }, [leader, share]);
  if (stage === 'failed')
    return (
      <Revision role="status">
        <FormattedMessage {...messages.otherFailed} />
      </Revision>
    );
  return (
    <>
      <Covering ref={cover}>
        <canvas ref={board} />
        <canvas ref={marked} />
      </Covering>
      <Divider />
      <Revision>
        <FormattedMessage
          {...findingMessages.run}
          values={{ date: instant(run.startedAt), file: run.fileName }}
        />
      </Revision>
      <Revision $isRight>{fileName}</Revision>
      <SwipeField
        type="range"
        min={0}
        max={100}
        value={share}
        aria-label={formatMessage(messages.swipe)}
        aria-valuetext={formatMessage(messages.swipeValue, {
          share: percent(share),
          file: run.fileName,
        })}
        onChange={({ target }) => {
          setShare(target.valueAsNumber);
        }}
      />
    </>
  );
}
