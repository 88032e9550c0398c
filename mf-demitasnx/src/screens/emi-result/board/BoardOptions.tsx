import { Checkbox, FormattedMessage, SelectField, useIntl } from '@portal/shared';
import type { Scene } from '../../../domain/drawing/Scene.ts';
import { Opacity } from './board.styles.ts';
import { changeBoardSettings, useBoardSettings } from './boardSettings.ts';
import { messages } from './messages.ts';
import { activated, type BoardView, type ChangeView } from './useBoardView.ts';

interface BoardOptionsProps {
  readonly scene: Pick<Scene, 'layers'>;
  readonly view: BoardView;
  /** Whether the board of the compared run is shown too; null without one. */
  readonly both: { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void } | null;
  readonly onChange: ChangeView;
}

/** Check boxes of the picture, the opacity of its copper, and the active layer. */
export function BoardOptions({ scene, view, both, onChange }: BoardOptionsProps) {
  const { formatMessage } = useIntl();
  const { isDark, hasShortcuts, opacity } = useBoardSettings();
  const option = (
    message: { readonly id: string },
    isOn: boolean,
    change: (isOn: boolean) => void,
  ) => (
    <Checkbox
      checked={isOn}
      onChange={({ target }) => {
        change(target.checked);
      }}
    >
      <FormattedMessage {...message} />
    </Checkbox>
  );
  return (
    <div>
      {both && option(messages.bothBoards, both.isOn, both.onChange)}
      {option(messages.fromBelow, view.isFromBelow, (isFromBelow) => {
        onChange({ isFromBelow });
      })}
      {option(messages.parts, view.hasParts, (hasParts) => {
        onChange({ hasParts });
      })}
      {option(messages.marks, view.hasMarks, (hasMarks) => {
        onChange({ hasMarks });
      })}
      {option(messages.dark, isDark, (on) => {
        changeBoardSettings({ isDark: on });
      })}
      {option(messages.shortcuts, hasShortcuts, (on) => {
        changeBoardSettings({ hasShortcuts: on });
      })}
      <Opacity>
        <FormattedMessage {...messages.opacity} />
        <input
          type="range"
          min={20}
          max={100}
          step={5}
          value={opacity}
          onChange={({ target }) => {
            changeBoardSettings({ opacity: target.valueAsNumber });
          }}
        />
      </Opacity>
      <SelectField
        isDense
        label={formatMessage(messages.active)}
        value={view.active === null ? '' : String(view.active)}
        options={[
          { value: '', label: formatMessage(messages.activeNone) },
          ...scene.layers.map(({ name }, layer) => ({ value: String(layer), label: name })),
        ]}
        onChange={({ target }) => {
          const layer = target.value === '' ? null : Number(target.value);
          if (layer !== view.active) onChange(activated(view, layer));
        }}
      />
    </div>
  );
}
