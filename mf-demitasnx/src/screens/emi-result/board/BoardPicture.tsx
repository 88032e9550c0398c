import {
  Alert,
  FormattedMessage,
  lazyPart,
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
import type { Place } from '../../../domain/board-view/BoardView.ts';
import type { Scene } from '../../../domain/drawing/Scene.ts';
import { findingId } from '../../../domain/results/Change.ts';
import { BoardStage } from '../gl/BoardStage.ts';
import type { Shown } from '../gl/Shown.ts';
import { useScheme } from '../gl/useScheme.ts';
import { Frame, Layout, Panel, Picture, Pictures, Stage } from './board.styles.ts';
import { BoardBar } from './BoardBar.tsx';
import { actOf } from './boardKeys.ts';
import { BoardOptions } from './BoardOptions.tsx';
import type { BoardProps } from './BoardProps.ts';
import { useBoardSettings } from './boardSettings.ts';
import { HeatLegend } from './HeatLegend.tsx';
import { KeyHelp } from './KeyHelp.tsx';
import { LayerPanel } from './LayerPanel.tsx';
import { lightNet } from './lightNet.ts';
import { messages } from './messages.ts';
import type { OtherBoardProps } from './OtherBoard.tsx';
import { NetPanel } from './NetPanel.tsx';
import { centered, toHeat } from './toHeat.ts';
import { toMarks } from './toMarks.ts';
import { useBoardStage } from './useBoardStage.ts';
import { activated, drawnLayers, useBoardView } from './useBoardView.ts';
import { useRuler } from './useRuler.ts';
import { visibleMarks } from './visibleMarks.ts';

const OtherBoard = lazyPart<OtherBoardProps>(
  async () => (await import('./OtherBoard.tsx')).OtherBoard,
  () => null,
);

/** The board is above the findings, and has no room for its options. */
const stacked = '(max-width: 1023.98px)';
const milOfMm = 1000 / 25.4;

/** The board, with its layers and options beside it. */
export function BoardPicture({
  scene,
  fileName,
  findings,
  chosen,
  onChoose,
  lit,
  onLight,
  compared,
}: BoardProps & { readonly scene: Scene }) {
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  const keysId = useId();
  const settings = useBoardSettings();
  const { isMil, hasShortcuts, opacity } = settings;
  const scheme = useScheme(settings);
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLCanvasElement>(null);
  const marked = useRef<HTMLCanvasElement>(null);
  const pointer = useRef<HTMLParagraphElement>(null);
  const [view, changeView] = useBoardView(scene);
  const [hasPanel, setHasPanel] = useState(() => !matchMedia(stacked).matches);
  const [hasHelp, setHasHelp] = useState(false);
  const [isSwiping, setIsSwiping] = useState(true);
  const [hasBoth, setHasBoth] = useState(false);
  const unit = formatMessage(isMil ? messages.mil : messages.mm);
  const lengthOf = (mm: number) => (isMil ? number(mm * milOfMm, 1) : number(mm, 3));
  const ruler = useRuler((from, to) =>
    formatMessage(messages.distance, {
      length: lengthOf(Math.hypot(to.x - from.x, to.y - from.y)),
      x: lengthOf(Math.abs(to.x - from.x)),
      y: lengthOf(Math.abs(to.y - from.y)),
      unit,
    }),
  );
  const handleHover = (made: BoardStage, at: Place | null) => {
    if (ruler.isOn) ruler.hover(made, at);
    if (!pointer.current) return;
    const { place, net, part } = at ? made.see(at) : { place: null, net: null, part: null };
    const where = place
      ? formatMessage(messages.place, { x: lengthOf(place.x), y: lengthOf(place.y), unit })
      : formatMessage(messages.noPlace);
    // Updated imperatively: every pointer move would re-render the whole picture.
    pointer.current.toggleAttribute('data-there', place !== null);
    pointer.current.textContent = [where, net, part].filter(Boolean).join(' · ');
  };
  const stage = useBoardStage({
    ...{ picture, board, marks: marked, scene, scheme },
    onPick: (made, at) => {
      if (ruler.isOn) {
        ruler.press(made, at);
        return;
      }
      const { mark, net } = made.pick(at);
      if (mark) onChoose(mark.id);
      else onLight(net);
    },
    onHover: handleHover,
  });
  const marks = useMemo(() => toMarks(findings, scene), [findings, scene]);
  const heat = useMemo(() => (view.hasHeat ? toHeat(findings) : null), [findings, view.hasHeat]);
  const lighting = useMemo(() => lightNet(scene, lit), [scene, lit]);
  const made = stage instanceof BoardStage ? stage : null;

  const shown = useMemo((): Shown => {
    const { visible, active, part, isFromBelow, hasParts, hasMarks } = view;
    const own = marks.filter(({ id, change }) =>
      // Marks would hide the heat map, as findings of the other run its own board.
      heat ? id === chosen : !hasBoth || change !== 'gone',
    );
    return {
      ...{ layers: drawnLayers(view), active, opacity: opacity / 100 },
      marks: hasMarks ? visibleMarks(own, visible, chosen) : [],
      heat: heat && centered(heat, scene),
      ...{ chosen, part, isFromBelow, hasParts },
    };
  }, [view, opacity, marks, hasBoth, heat, scene, chosen]);

  useEffect(() => {
    made?.show(shown);
  }, [made, shown]);
  useEffect(() => {
    made?.light(lighting);
  }, [made, lighting]);
  // Marks also change with the filter, which must not move the picture.
  const goTo = useEffectEvent((id: string | null) => {
    const mark = marks.find((each) => each.id === id);
    if (mark) made?.flyTo(mark);
  });
  useEffect(() => {
    goTo(chosen);
  }, [made, chosen]);

  if (stage === 'failed') {
    return (
      <Alert kind="warning">
        <FormattedMessage {...messages.noGraphics} />
      </Alert>
    );
  }
  const findPart = (ref: string) => {
    const part = scene.parts.find((each) => each.ref === ref);
    if (!part) return;
    onLight(null);
    changeView({ part: ref, isFromBelow: part.side === 'bottom' });
    made?.flyTo(part);
  };
  const toggleRuler = () => {
    ruler.turn(made, !ruler.isOn);
  };
  const toggleHeat = () => {
    changeView({ hasHeat: !view.hasHeat });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const place = findings.findIndex((finding) => findingId(finding) === chosen);
    const act = actOf(
      event.nativeEvent,
      {
        pan: (dx, dy) => made?.pan(dx, dy),
        zoom: (factor) => made?.zoom(factor),
        fit: () => made?.fit(),
        step: (by) => {
          const next = findings[place < 0 && by < 0 ? findings.length - 1 : place + by];
          if (next) onChoose(findingId(next));
        },
        activate: (layer) => {
          if (layer < scene.layers.length) changeView(activated(view, layer));
        },
        measure: toggleRuler,
        heat: toggleHeat,
        help: () => {
          setHasHelp(!hasHelp);
        },
        escape: () => {
          setHasHelp(false);
          ruler.turn(made, false);
        },
      },
      hasShortcuts,
    );
    if (!act) return;
    event.preventDefault();
    act();
  };
  const opened = findings.find((finding) => findingId(finding) === chosen);

  return (
    <Frame ref={frame}>
      <Layout>
        <Stage>
          <Pictures>
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
            {compared && isSwiping && made && (
              <OtherBoard
                key={compared.id}
                {...{ run: compared, fileName, findings, scene, scheme, lit, shown }}
                leader={made}
                hasMarks={view.hasMarks}
                onLead={setHasBoth}
              />
            )}
          </Pictures>
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
          {hasHelp && (
            <KeyHelp
              onClose={() => {
                setHasHelp(false);
              }}
            />
          )}
          <BoardBar
            {...{ stage: made, frame, pointer, hasPanel, hasHelp }}
            onPanel={() => {
              setHasPanel(!hasPanel);
            }}
            isMeasuring={ruler.isOn}
            onMeasure={toggleRuler}
            hasHeat={view.hasHeat}
            onHeat={toggleHeat}
            onHelp={() => {
              setHasHelp(!hasHelp);
            }}
          />
        </Stage>
        {hasPanel && (
          <Panel>
            {heat && <HeatLegend {...{ map: heat, scheme, lengthOf, unit }} />}
            <BoardOptions
              {...{ scene, view }}
              both={compared && { isOn: isSwiping, onChange: setIsSwiping }}
              onChange={changeView}
            />
            <LayerPanel
              {...{ scene, scheme, visible: view.visible }}
              onChange={(visible) => {
                changeView({ visible });
              }}
            />
            <NetPanel
              {...{ scene, lit, part: view.part, stretches: lighting?.stretches ?? [] }}
              onLight={(net) => {
                changeView({ part: null });
                onLight(net);
              }}
              onFindPart={findPart}
              onFit={() => made?.fitNet()}
            />
          </Panel>
        )}
      </Layout>
    </Frame>
  );
}
