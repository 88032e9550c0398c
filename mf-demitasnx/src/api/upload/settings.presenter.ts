import type { EmiSettings } from '@portal/shared/contracts';
import type { BoardSettings } from '../../domain/upload/BoardSettings.ts';

/** Converts analysis settings for the calls; unset ones are omitted. */
export function settingsOnWire(settings: BoardSettings): EmiSettings {
  const { maxFrequencyMhz, relativePermittivity, dielectricsMm, units, job } = settings;
  return {
    ...(maxFrequencyMhz === undefined ? {} : { f_max_mhz: maxFrequencyMhz }),
    ...(relativePermittivity === undefined ? {} : { epsilon_r: relativePermittivity }),
    ...(dielectricsMm === undefined ? {} : { dielectric_mm: [...dielectricsMm] }),
    ...(units === undefined ? {} : { units }),
    ...(job === undefined ? {} : { job }),
  };
}

/** The reverse of `settingsOnWire`. */
export function settingsFromWire(settings: EmiSettings): BoardSettings {
  const { f_max_mhz, epsilon_r, dielectric_mm, units, job } = settings;
  return {
    ...(f_max_mhz === undefined ? {} : { maxFrequencyMhz: f_max_mhz }),
    ...(epsilon_r === undefined ? {} : { relativePermittivity: epsilon_r }),
    ...(dielectric_mm === undefined ? {} : { dielectricsMm: dielectric_mm }),
    ...(units === undefined ? {} : { units }),
    ...(job === undefined ? {} : { job }),
  };
}

/** The settings as JSON text for an upload; null when none is set. */
export function settingsText(settings: BoardSettings): string | null {
  const sent = settingsOnWire(settings);
  return Object.keys(sent).length === 0 ? null : JSON.stringify(sent);
}
