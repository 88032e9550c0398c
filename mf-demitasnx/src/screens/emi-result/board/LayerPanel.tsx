import { Button, Checkbox, FormattedMessage, useIntl } from '@portal/shared';
import type { Scene } from '../../../domain/drawing/Scene.ts';
import { copperLooks } from '../gl/BoardColors.ts';
import { hatchedGround } from '../gl/hatches.ts';
import { ColorField, LayerName, LayerRow, PanelHead, Quiet } from './board.styles.ts';
import { changeBoardSettings } from './boardSettings.ts';
import { ColorSwatch } from './ColorSwatch.tsx';
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
  const looks = copperLooks(scheme, scene.layers.length);
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
        {scene.layers.map(({ name, isPlane, planeNet }, layer) => {
          const look = looks[layer];
          return (
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
                  {look && scheme.isForced && (
                    <ColorSwatch ground={hatchedGround(look.color, look.hatch)} />
                  )}
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
              {!scheme.isForced && (
                <ColorField
                  type="color"
                  aria-label={formatMessage(messages.colorOf, { layer: name })}
                  value={look?.color}
                  onChange={({ target }) => {
                    changeBoardSettings({ colors: { ...scheme.chosen, [layer]: target.value } });
                  }}
                />
              )}
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
          );
        })}
      </ul>
      {Object.keys(scheme.chosen).length > 0 && (
        <Button
          size="small"
          onClick={() => {
            changeBoardSettings({ colors: {} });
          }}
        >
          <FormattedMessage {...messages.standardColors} />
        </Button>
      )}
    </div>
  );
}
