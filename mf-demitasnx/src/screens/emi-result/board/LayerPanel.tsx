import { Button, Checkbox, FormattedMessage, useIntl } from '@portal/shared';
import { useCallback } from 'react';
import type { Scene } from '../../../domain/drawing/Scene.ts';
import { copperLooks, type CopperLook } from '../gl/BoardColors.ts';
import { full, hatchedGround } from '../gl/hatches.ts';
import { LayerName, LayerRow, PanelHead, Quiet, Swatch } from './board.styles.ts';
import { messages } from './messages.ts';
import type { Scheme } from '../gl/useScheme.ts';

interface LayerPanelProps {
  readonly scene: Pick<Scene, 'layers' | 'nets'>;
  readonly scheme: Scheme;
  /** Indices of the visible layers. */
  readonly visible: ReadonlySet<number>;
  readonly onChange: (visible: ReadonlySet<number>) => void;
}

/** The copper layers from top to bottom, each to show, hide or isolate. */
export function LayerPanel({ scene, scheme, visible, onChange }: LayerPanelProps) {
  const { formatMessage } = useIntl();
  const looks = copperLooks(scheme);
  return (
    <div>
      <PanelHead>
        <h3>
          <FormattedMessage {...messages.layers} />
        </h3>
        <Button
          size="small"
          onClick={() => {
            onChange(new Set(scene.layers.keys()));
          }}
        >
          <FormattedMessage {...messages.all} />
        </Button>
      </PanelHead>
      <ul>
        {scene.layers.map(({ name, isPlane, planeNet }, layer) => (
          <LayerRow key={name}>
            <Checkbox
              checked={visible.has(layer)}
              onChange={({ target }) => {
                const next = new Set(visible);
                if (target.checked) next.add(layer);
                else next.delete(layer);
                onChange(next);
              }}
            >
              <LayerName>
                <LayerSwatch {...looks[layer % looks.length]} />
                <span>
                  {name}
                  {isPlane && (
                    <Quiet>
                      {planeNet < 0
                        ? formatMessage(messages.planeOnly)
                        : formatMessage(messages.plane, { net: scene.nets[planeNet] ?? '' })}
                    </Quiet>
                  )}
                </span>
              </LayerName>
            </Checkbox>
            <Button
              kind="quiet"
              size="small"
              aria-label={formatMessage(messages.onlyOf, { layer: name })}
              onClick={() => {
                onChange(new Set([layer]));
              }}
            >
              <FormattedMessage {...messages.only} />
            </Button>
          </LayerRow>
        ))}
      </ul>
    </div>
  );
}

/** The background is set by script, because the content security policy forbids inline styles. */
function LayerSwatch({ color = 'transparent', hatch = full }: Partial<CopperLook>) {
  const ground = hatchedGround(color, hatch);
  const paint = useCallback(
    (element: HTMLSpanElement | null) => {
      element?.style.setProperty('background', ground);
    },
    [ground],
  );
  return <Swatch ref={paint} aria-hidden />;
}
