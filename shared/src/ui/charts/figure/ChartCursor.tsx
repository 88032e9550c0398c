import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ChartData } from '../ChartData.ts';
import { messages } from '../messages.ts';
import { Area, Rule, Swatch, Tip, TipValue } from './ChartCursor.styles.ts';
import { useLabelOf } from './useLabelOf.ts';

/**
 * The values of a place in words, for screen readers.
 * @param label of the place
 */
function valuesInWords({ series }: ChartData, place: number, label: string): string {
  const values = series.map(({ name, format, values: all }) => {
    const value = all[place];
    return `${name} ${value === null || value === undefined ? '–' : format(value)}`;
  });
  return `${label}: ${values.join(', ')}`;
}

/** Maps between places and points; coordinates are shares of the area, 0 to 1. */
export interface CursorGeometry {
  readonly centerOf: (place: number) => { readonly x: number; readonly y: number };
  readonly placeAt: (x: number, y: number) => number;
  /** Places that an arrow key moves by, along the lines and across them. */
  readonly steps: { readonly along: number; readonly across: number };
  /** Default: a line across the area. */
  readonly rule: 'vertical' | 'horizontal' | 'none';
}

interface ChartCursorProps {
  readonly title: string;
  readonly data: ChartData;
  readonly geometry: CursorGeometry;
  /** Distances in pixels between the area and the edges of the chart. */
  readonly inset: readonly [top: number, right: number, bottom: number, left: number];
  readonly onMove?: (place: number) => void;
}

/**
 * Shows the values of the place under the pointer or selected by arrow keys. The area is one tab
 * stop, with the role of a slider.
 */
export function ChartCursor({ title, data, geometry, inset, onMove }: ChartCursorProps) {
  const { formatMessage } = useIntl();
  const [place, setPlace] = useState(0);
  const [isShown, setIsShown] = useState(false);
  const labelOf = useLabelOf(data);
  const count = data.labels.length;
  if (count === 0) return null;
  const current = Math.min(place, count - 1);
  const moveTo = (wanted: number, isByKey: boolean) => {
    const next = Math.max(0, Math.min(count - 1, wanted));
    setPlace(next);
    setIsShown(true);
    if (isByKey) onMove?.(next);
  };
  const handlePointer = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return;
    const x = (event.clientX - box.left) / box.width;
    moveTo(geometry.placeAt(x, (event.clientY - box.top) / box.height), false);
  };
  const handleKey = (event: KeyboardEvent) => {
    const { along, across } = geometry.steps;
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: current + along,
      ArrowLeft: current - along,
      ArrowDown: current + across,
      ArrowUp: current - across,
      Home: 0,
      End: count - 1,
    };
    const target = targets[event.key];
    if (event.key === 'Escape') setIsShown(false);
    if (target === undefined) return;
    event.preventDefault();
    moveTo(target, true);
  };
  return (
    <Area
      $inset={inset}
      tabIndex={0}
      role="slider"
      aria-label={formatMessage(messages.valuesOf, { title })}
      aria-orientation={geometry.rule === 'horizontal' ? 'vertical' : 'horizontal'}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={current + 1}
      aria-valuetext={valuesInWords(data, current, labelOf(current))}
      onPointerMove={handlePointer}
      onPointerDown={handlePointer}
      onPointerLeave={() => {
        setIsShown(false);
      }}
      onKeyDown={handleKey}
      onFocus={(event) => {
        if (event.currentTarget.matches(':focus-visible')) setIsShown(true);
      }}
      onBlur={() => {
        setIsShown(false);
      }}
    >
      {isShown && (
        <Values data={data} place={current} label={labelOf(current)} geometry={geometry} />
      )}
    </Area>
  );
}

interface ValuesProps {
  readonly data: ChartData;
  readonly place: number;
  readonly label: string;
  readonly geometry: CursorGeometry;
}

function Values({ data, place, label, geometry: { centerOf, rule } }: ValuesProps) {
  const at = centerOf(place);
  return (
    <>
      {rule !== 'none' && <Rule $at={at} $is={rule} />}
      <Tip $at={at} aria-hidden>
        <strong>{label}</strong>
        {data.series.map(({ name, kind, color, format, values }, index) => {
          const value = values[place];
          return (
            <TipValue key={index}>
              {kind !== 'words' && (
                <Swatch $color={color} $is={kind === 'line' ? 'line' : 'bars'} />
              )}
              <FormattedMessage
                {...messages.value}
                values={{
                  name,
                  value: value === null || value === undefined ? '–' : format(value),
                }}
              />
            </TipValue>
          );
        })}
      </Tip>
    </>
  );
}
