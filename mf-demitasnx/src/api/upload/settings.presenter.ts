import type { EmiSettings } from '@portal/shared/contracts';
import type { BoardSettings } from '../../domain/upload/BoardSettings.ts';

/** The settings of an upload as the JSON text of its call; null when nothing is said. */
export function settingsText(settings: BoardSettings): string | null {
  const { maxFrequencyMhz, relativePermittivity, dielectricsMm } = settings;
  const sent: EmiSettings = {
    ...(maxFrequencyMhz === undefined ? {} : { f_max_mhz: maxFrequencyMhz }),
    ...(relativePermittivity === undefined ? {} : { epsilon_r: relativePermittivity }),
    ...(dielectricsMm === undefined ? {} : { dielectric_mm: [...dielectricsMm] }),
  };
  return Object.keys(sent).length === 0 ? null : JSON.stringify(sent);
}
