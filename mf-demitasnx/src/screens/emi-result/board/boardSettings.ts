import { storageOf } from '@portal/shared';
import { useStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';

/** How a person likes boards to be drawn, in this browser. */
export interface BoardSettings {
  readonly isDark: boolean;
  /** Coordinates and distances in mil instead of mm. */
  readonly isMil: boolean;
  /** Whether letters and digits are shortcuts. */
  readonly hasShortcuts: boolean;
  /** Opacity of traces and pads, in percent. */
  readonly opacity: number;
  /** CSS colors of copper layers, by their place from the top. */
  readonly colors: Readonly<Record<number, string>>;
}

const standard: BoardSettings = {
  ...{ isDark: false, isMil: false, hasShortcuts: true, opacity: 85, colors: {} },
};

const settings = createStore<BoardSettings>()(
  persist(() => standard, {
    name: 'mf-demitasnx.board',
    storage: createJSONStorage(() => storageOf('browser')),
  }),
);

export function useBoardSettings(): BoardSettings {
  return useStore(settings);
}

export function changeBoardSettings(changes: Partial<BoardSettings>): void {
  settings.setState(changes);
}
