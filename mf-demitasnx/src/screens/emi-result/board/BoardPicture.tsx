import {
  Alert,
  Checkbox,
  FormattedMessage,
  IconButton,
  useFormats,
  useIntl,
  VisuallyHidden,
} from '@portal/shared';
import {
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { copperOfNet } from '../../../domain/board-view/copperOfNet.ts';
import { returnPath } from '../../../domain/board-view/returnPath.ts';
import type { Scene } from '../../../domain/drawing/Scene.ts';
import { findingId } from '../../../domain/results/Change.ts';
import { BoardStage } from '../gl/BoardStage.ts';
import { Bar, Buttons, Coordinates, Frame, Layout, Panel, Picture, Stage } from './board.styles.ts';
import type { BoardProps } from './BoardProps.ts';
import { LayerPanel } from './LayerPanel.tsx';
import { visibleMarks } from './visibleMarks.ts';
import { toMarks } from './toMarks.ts';
import { messages } from './messages.ts';
import { NetPanel } from './NetPanel.tsx';
import { useBoardStage } from './useBoardStage.ts';
import { useScheme } from '../gl/useScheme.ts';

/** The board is above the findings, and has no room for its options. */
const stacked = '(max-width: 1023.98px)';
const zoomStep = 1.5;
const panStep = 60;
/** The name that archives give to copper without a net. */
const noNet = '$NONE$';

/** The board, with its layers and options beside it. */
export function BoardPicture({
  scene,
  fileName,
  findings,
  chosen,
  onChoose,
  lit,
  onLight,
}: BoardProps & { readonly scene: Scene }) {
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  const keysId = useId();
  const scheme = useScheme();
  const picture = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLCanvasElement>(null);
  const marked = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const coordinates = useRef<HTMLParagraphElement>(null);
  const [visible, setVisible] = useState<ReadonlySet<number>>(() => new Set(scene.layers.keys()));
  const [isFromBelow, setIsFromBelow] = useState(false);
  const [hasParts, setHasParts] = useState(true);
  const [hasMarks, setHasMarks] = useState(true);
  const [hasPanel, setHasPanel] = useState(() => !matchMedia(stacked).matches);
  const stage = useBoardStage({
    ...{ picture, board, marks: marked, scene, scheme },
    onPick: ({ mark, net }) => {
      const name = net === null ? undefined : scene.nets[net];
      if (mark) onChoose(mark.id);
      else onLight(name === undefined || name === noNet ? null : name);
    },
    onHover: (place) => {
      if (!coordinates.current) return;
      // Updated imperatively: every pointer move would re-render the whole picture.
      coordinates.current.textContent = place
        ? formatMessage(messages.place, { x: number(place.x, 3), y: number(place.y, 3) })
        : formatMessage(messages.noPlace);
    },
  });
  const marks = useMemo(() => toMarks(findings, scene), [findings, scene]);
  const lighting = useMemo(() => {
    const net = lit === null ? -1 : scene.nets.indexOf(lit);
    if (net < 0) return null;
    return {
      copper: copperOfNet(scene, net),
      stretches: returnPath(scene, net),
      holes: scene.holes.filter((hole) => hole.net === net),
    };
  }, [scene, lit]);
  const active = stage instanceof BoardStage ? stage : null;

  useEffect(() => {
    const fromTop = [...visible].sort((one, other) => other - one);
    active?.show({
      layers: isFromBelow ? fromTop.reverse() : fromTop,
      marks: hasMarks ? visibleMarks(marks, visible, chosen) : [],
      ...{ chosen, isFromBelow, hasParts },
    });
  }, [active, visible, isFromBelow, hasParts, hasMarks, marks, chosen]);
  useEffect(() => {
    active?.light(lighting);
  }, [active, lighting]);
  // Marks also change with the filter, which must not move the picture.
  const goTo = useEffectEvent((id: string | null) => {
    const mark = marks.find((each) => each.id === id);
    if (mark) active?.flyTo(mark);
  });
  useEffect(() => {
    goTo(chosen);
  }, [active, chosen]);

  if (stage === 'failed') {
    return (
      <Alert kind="warning">
        <FormattedMessage {...messages.noGraphics} />
      </Alert>
    );
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const actions: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => active?.pan(panStep, 0),
      ArrowRight: () => active?.pan(-panStep, 0),
      ArrowUp: () => active?.pan(0, panStep),
      ArrowDown: () => active?.pan(0, -panStep),
      '+': () => active?.zoom(zoomStep),
      '=': () => active?.zoom(zoomStep),
      '-': () => active?.zoom(1 / zoomStep),
      '0': () => active?.fit(),
    };
    const action = actions[event.key];
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  };
  const toggleFullScreen = () => {
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : frame.current?.requestFullscreen();
    // A browser may refuse; the board then stays where it is.
    change?.catch(() => undefined);
  };
  const opened = findings.find((finding) => findingId(finding) === chosen);
  const option = (
    message: { readonly id: string },
    isOn: boolean,
    onChange: (isOn: boolean) => void,
  ) => (
    <Checkbox
      checked={isOn}
      onChange={({ target }) => {
        onChange(target.checked);
      }}
    >
      <FormattedMessage {...message} />
    </Checkbox>
  );

  return (
    <Frame ref={frame}>
      <Layout>
        <Stage>
          <Picture
            ref={picture}
            role="application"
            tabIndex={0}
            aria-label={formatMessage(messages.name, { file: fileName, count: findings.length })}
            aria-describedby={keysId}
            onKeyDown={handleKeyDown}
          >
            <canvas ref={board} />
            <canvas ref={marked} />
          </Picture>
          <VisuallyHidden id={keysId}>
            <FormattedMessage {...messages.keys} />
          </VisuallyHidden>
          <VisuallyHidden role="status">
            {opened && (
              <FormattedMessage
                {...messages.opened}
                values={{ no: opened.no, message: opened.message }}
              />
            )}
          </VisuallyHidden>
          <Bar>
            <Coordinates ref={coordinates}>{formatMessage(messages.noPlace)}</Coordinates>
            <Buttons>
              <IconButton
                icon="layout-grid"
                label={formatMessage(messages.panel)}
                aria-expanded={hasPanel}
                onClick={() => {
                  setHasPanel(!hasPanel);
                }}
              />
              <IconButton
                icon="plus"
                label={formatMessage(messages.zoomIn)}
                onClick={() => active?.zoom(zoomStep)}
              />
              <IconButton
                icon="minus"
                label={formatMessage(messages.zoomOut)}
                onClick={() => active?.zoom(1 / zoomStep)}
              />
              <IconButton
                icon="maximize"
                label={formatMessage(messages.fit)}
                onClick={() => active?.fit()}
              />
              {document.fullscreenEnabled && (
                <IconButton
                  icon="monitor"
                  label={formatMessage(messages.fullScreen)}
                  onClick={toggleFullScreen}
                />
              )}
            </Buttons>
          </Bar>
        </Stage>
        {hasPanel && (
          <Panel>
            <div>
              {option(messages.fromBelow, isFromBelow, setIsFromBelow)}
              {option(messages.parts, hasParts, setHasParts)}
              {option(messages.marks, hasMarks, setHasMarks)}
            </div>
            <LayerPanel {...{ scene, scheme, visible }} onChange={setVisible} />
            <NetPanel {...{ scene, lit, onLight }} stretches={lighting?.stretches ?? []} />
          </Panel>
        )}
      </Layout>
    </Frame>
  );
}
