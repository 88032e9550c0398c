import { useIntl } from '@portal/shared';
import { pictureMessages } from './messages.ts';
import { pictures } from './pictures.ts';
import { Drawing } from './RulePicture.styles.ts';

const layers = ['planes', 'parts', 'others', 'traces', 'returns', 'fields', 'faults'] as const;

/** A small picture that explains a rule; nothing for an unknown rule. */
export function RulePicture({ rule }: { readonly rule: string }) {
  const { formatMessage } = useIntl();
  const picture = pictures[rule];
  const message = pictureMessages[rule];
  if (!picture || !message) return null;
  return (
    <Drawing viewBox="0 0 160 88" role="img" aria-label={formatMessage(message)}>
      {layers.map(
        (layer) => picture[layer] && <path key={layer} className={layer} d={picture[layer]} />,
      )}
      {picture.vias?.map(([x, y]) => (
        <circle key={`${String(x)} ${String(y)}`} className="vias" cx={x} cy={y} r={4} />
      ))}
    </Drawing>
  );
}
