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

/** Maximum number of suggested nets. */
const mostOffered = 50;

interface NetPanelProps {
  readonly scene: Pick<Scene, 'layers' | 'nets'>;
  readonly lit: string | null;
  /** Return path of the highlighted net. */
  readonly stretches: readonly ReturnStretch[];
  readonly onLight: (net: string | null) => void;
}

/** Selects a net to highlight, and describes its return path. */
export function NetPanel({ scene, lit, stretches, onLight }: NetPanelProps) {
  const { formatMessage } = useIntl();
  const listId = useId();
  const [text, typeText] = useTypedText(lit ?? '', (net) => {
    const found = scene.nets.find((each) => plainCode(each) === net);
    if (net === '') onLight(null);
    else if (found !== undefined) onLight(found);
  });
  const folded = text.toLowerCase();
  const offered = scene.nets
    .filter((net) => net.toLowerCase().includes(folded))
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
        {offered.map((net) => (
          <option key={net} value={net} />
        ))}
      </datalist>
      {lit !== null && (
        <LitNet role="status">
          <p>
            <FormattedMessage {...messages.lit} values={{ net: <strong>{lit}</strong> }} />
          </p>
          <ReturnPathText scene={scene} stretches={stretches} />
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
