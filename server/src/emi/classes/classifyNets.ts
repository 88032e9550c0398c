import { type ClassSource, type NetClass } from '../findings/NetClass.ts';
import { type Board } from '../model/Board.ts';
import { type AnalysisSettings } from '../settings/AnalysisSettings.ts';

/** The class of a net, and who says so. */
export interface Classification {
  readonly netClass: NetClass;
  readonly source: ClassSource;
}

/** Says what each net carries, by number: what the user says, and `unknown` otherwise. */
export function classifyNets({ nets }: Board, { classes }: AnalysisSettings): Classification[] {
  return nets.map(({ name }) => {
    const given = classes?.get(name);
    return given
      ? { netClass: given.netClass, source: 'given' }
      : { netClass: 'unknown', source: 'none' };
  });
}
