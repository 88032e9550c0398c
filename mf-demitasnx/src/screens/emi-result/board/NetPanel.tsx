import {
  Button,
  FormattedMessage,
  TextField,
  useFormats,
  useIntl,
  useTypedText,
} from '@portal/shared';
import { plainCode } from '@portal/shared/domain';
import { useId } from 'react';
import type { ReturnStretch } from '../../../domain/board-view/returnPath.ts';
import type { Scene } from '../../../domain/drawing/Scene.ts';
import { LitNet, Stretches } from './board.styles.ts';
import { messages } from './messages.ts';

/** Maximum number of suggested names. */
const mostOffered = 50;

interface NetPanelProps {
  readonly scene: Pick<Scene, 'layers' | 'nets' | 'parts'>;
  readonly lit: string | null;
  /** Designator of the part that was found. */
  readonly part: string | null;
  /** Return path of the highlighted net. */
  readonly stretches: readonly ReturnStretch[];
  readonly onLight: (net: string | null) => void;
  readonly onFindPart: (ref: string) => void;
  /** Shows all copper of the highlighted net. */
  readonly onFit: () => void;
}

/** Finds a part, or a net to highlight, whose return path it describes. */
export function NetPanel({
  scene,
  lit,
  part,
  stretches,
  onLight,
  onFindPart,
  onFit,
}: NetPanelProps) {
  const { formatMessage } = useIntl();
  const listId = useId();
  const [text, typeText] = useTypedText(lit ?? part ?? '', (name) => {
    const net = scene.nets.find((each) => plainCode(each) === name);
    const found = scene.parts.find(({ ref }) => plainCode(ref) === name);
    if (name === '') onLight(null);
    else if (net !== undefined) onLight(net);
    else if (found) onFindPart(found.ref);
  });
  const folded = text.toLowerCase();
  const offered = [...new Set([...scene.nets, ...scene.parts.map(({ ref }) => ref)])]
    .filter((name) => name.toLowerCase().includes(folded))
    .slice(0, mostOffered);
  return (
    <div>
      <TextField
        holds="asTyped"
        label={<FormattedMessage {...messages.net} />}
        help={<FormattedMessage {...messages.netHelp} />}
        error={text !== '' && offered.length === 0 ? formatMessage(messages.noNet) : undefined}
        list={listId}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target: { value } }) => {
          typeText(value);
        }}
      />
      <datalist id={listId}>
        {offered.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {lit !== null && (
        <LitNet role="status">
          <p>
            <FormattedMessage {...messages.lit} values={{ net: <strong>{lit}</strong> }} />
          </p>
          <ReturnPathText scene={scene} stretches={stretches} />
          <Button size="small" icon="maximize" onClick={onFit}>
            <FormattedMessage {...messages.fitNet} />
          </Button>
          <Button
            size="small"
            icon="x"
            onClick={() => {
              onLight(null);
            }}
          >
            <FormattedMessage {...messages.clearNet} />
          </Button>
        </LitNet>
      )}
    </div>
  );
}

function ReturnPathText({ scene, stretches }: Pick<NetPanelProps, 'scene' | 'stretches'>) {
  const { number, percent } = useFormats();
  if (stretches.length === 0) return <FormattedMessage {...messages.noTraces} tagName="p" />;
  const nameOf = (index: number) => scene.layers[index]?.name ?? '';
  const planeText = (index: number) => {
    const net = scene.nets[scene.layers[index]?.planeNet ?? -1];
    return net === undefined ? nameOf(index) : `${nameOf(index)} (${net})`;
  };
  return (
    <Stretches>
      {stretches.map(({ layer, plane, lengthMm, coverage }) => {
        const values = { length: number(lengthMm, 1), layer: nameOf(layer) };
        return (
          <li key={layer}>
            {plane === null ? (
              <FormattedMessage {...messages.stretchAlone} values={values} />
            ) : (
              <FormattedMessage
                {...messages.stretch}
                values={{ ...values, plane: planeText(plane), coverage: percent(coverage * 100) }}
              />
            )}
          </li>
        );
      })}
    </Stretches>
  );
}
