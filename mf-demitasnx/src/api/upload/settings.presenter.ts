import type { EmiSettings } from '@portal/shared/contracts';
import type { BoardSettings } from '../../domain/upload/BoardSettings.ts';

/** The settings of an analysis as its calls take them; what is not said is left out. */
export function settingsOnWire(settings: BoardSettings): EmiSettings {
  const { maxFrequencyMhz, relativePermittivity, dielectricsMm } = settings;
  return {
    ...(maxFrequencyMhz === undefined ? {} : { f_max_mhz: maxFrequencyMhz }),
    ...(relativePermittivity === undefined ? {} : { epsilon_r: relativePermittivity }),
    ...(dielectricsMm === undefined ? {} : { dielectric_mm: [...dielectricsMm] }),
  };
}

/** The same as the JSON text of an upload; null when nothing is said. */
export function settingsText(settings: BoardSettings): string | null {
  const sent = settingsOnWire(settings);
  return Object.keys(sent).length === 0 ? null : JSON.stringify(sent);
}
