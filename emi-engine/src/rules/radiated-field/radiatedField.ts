import { type Confidence } from '../../findings/Finding.ts';
import { say } from '../../findings/say.ts';
import { figureText } from '../../model/figureText.ts';
import { frequencyByName } from '../../names/frequencyByName.ts';
import { type BoardView } from '../BoardView.ts';
import { listPlugs } from '../connector-clock/listPlugs.ts';
import { isAbove } from '../isBeyond.ts';
import { kneeOf } from '../knee.ts';
import { netsWithCapacitor } from '../netsWithCapacitor.ts';
import { pinPoint } from '../pins.ts';
import { defineRule, type Draft } from '../Rule.ts';
import { effectivePermittivity, wavelengthMm } from '../waves.ts';
import { estimateField, type Field } from './estimateField.ts';
import { type ReturnLoop, ReturnLoops } from './returnLoop.ts';

/** Harmonic at the knee of edges: the reverse of a knee by frequency. */
const kneeHarmonic = 5;
/** Capacitance of a line of 50 Ω, in pF for each mm and square root of permittivity. */
const pfOfMm = 0.0667;
/** A limit at 10 m is 10 dB below that at 3 m; a field falls by as much. */
const fartherDb = 20 * Math.log10(10 / 3);

interface Estimate {
  readonly net: number;
  readonly loop: ReturnLoop;
  readonly field: Field;
  /** Whether something tells how fast the net is; only the field of such a net is a finding. */
  readonly isTimed: boolean;
  readonly atBest: Confidence;
}

/** R22: the estimated field of each clock and high-speed net stays below class B. */
export const radiatedField = defineRule({
  id: 'R22',
  needs: ['nets', 'planes', 'criticalNets'],
  defaults: { amplitudeV: 3.3, lineOhm: 100, inputPf: 5, dataDb: 20, errorDb: 10 },
  source:
    'CISPR 32, class B; loops: Ott, Electromagnetic Compatibility Engineering, 12.1, and Paul, Introduction to EMC, 8.1; cables by the inductance of the return: own, after Hubing',
  find(view, limits) {
    const estimates = estimateAll(view, limits).sort(
      (one, other) => marginOf(other.field) - marginOf(one.field) || one.net - other.net,
    );
    return {
      drafts: estimates.flatMap((estimate) => describe(view, estimate, limits.errorDb)),
      figures: estimates.map(({ net, field }) =>
        say('R22.figure', {
          ...{ net: view.nameOf(net), ...textsOf(field), over: figureText(marginOf(field), 0) },
        }),
      ),
    };
  },
});

function estimateAll(
  view: BoardView,
  limits: {
    readonly amplitudeV: number;
    readonly lineOhm: number;
    readonly inputPf: number;
    readonly dataDb: number;
  },
): Estimate[] {
  const loops = new ReturnLoops(view);
  const slowed = netsWithCapacitor(view);
  const root = Math.sqrt(effectivePermittivity(view.board));
  const board = {
    wavelengthMm: (mhz: number) => wavelengthMm(view.board, mhz),
    hasCables: listPlugs(view).length > 0,
  };
  return view.criticalNets.flatMap((net) => {
    // A capacitor to ground rounds the edges; at a crystal, the signal is a sine.
    const loop = slowed.has(net) ? undefined : loops.of(net);
    if (!loop || loop.lengthMm === 0) return [];
    const speed = speedOf(view, net);
    const inputs = Math.max(1, view.pinsOf(net).length - 1);
    const isClock = view.classes[net]?.netClass === 'clock' && !view.isPaired(net);
    const field = estimateField(
      loop,
      {
        ...{ mhz: speed.kneeMhz / kneeHarmonic, kneeMhz: speed.kneeMhz },
        ...{ volts: limits.amplitudeV, ohms: limits.lineOhm },
        farads: (loop.lengthMm * pfOfMm * root + inputs * limits.inputPf) * 1e-12,
        lessDb: isClock ? 0 : limits.dataDb,
      },
      board,
    );
    return field ? [{ ...{ net, loop, field }, isTimed: speed.isTimed, atBest: speed.atBest }] : [];
  });
}

/**
 * How fast a net is: by its frequency or interface; else, if the user gave the highest frequency or
 * an oscillator is on the board, as fast as that allows.
 */
function speedOf(
  view: BoardView,
  net: number,
): { readonly kneeMhz: number } & Pick<Estimate, 'isTimed' | 'atBest'> {
  const named =
    view.classes[net]?.netClass === 'clock' ? frequencyByName(view.nameOf(net)) : undefined;
  const known = kneeOf(view, net)?.mhz ?? (named && named * kneeHarmonic);
  if (known !== undefined) return { kneeMhz: known, isTimed: true, atBest: 'likely' };
  const isGiven = view.settings.maxFrequencyMhz !== undefined;
  return {
    kneeMhz: view.maxFrequencyMhz,
    isTimed: isGiven || view.parts.roles.includes('crystal'),
    atBest: isGiven ? 'likely' : 'worth_a_look',
  };
}

function marginOf({ total, limit }: Field): number {
  return total - limit;
}

function textsOf({ mhz, total }: Field): Record<'field' | 'far' | 'frequency', string> {
  return {
    ...{ field: figureText(total, 0), far: figureText(total - fartherDb, 0) },
    frequency: figureText(mhz, 0),
  };
}

function describe(
  view: BoardView,
  { net, loop, field, isTimed, atBest }: Estimate,
  errorDb: number,
): Draft[] {
  if (!isTimed || !isAbove(marginOf(field), errorDb, 0)) return [];
  const traces = view.tracesOf(net, loop.layer);
  const [pin] = view.pinsOf(net);
  const [x = 0, y = 0] = pin === undefined ? (traces[0] ?? []) : pinPoint(view.board, pin);
  const isByCables = field.cables > field.loop;
  return [
    {
      ...{ net, layer: loop.layer, x, y, measured: field.total, limit: field.limit },
      ...{ unit: 'dBµV/m', limitIs: 'most', excess: 10 ** ((marginOf(field) - errorDb) / 20) },
      ...{ atMost: 'warning', atBest },
      message: say(isByCables ? 'R22.cables' : 'R22.loop', {
        ...{ net: view.nameOf(net), ...textsOf(field) },
        ...{ over: figureText(marginOf(field), 0), error: figureText(errorDb, 0) },
        ...(isByCables
          ? { inductance: figureText(loop.inductanceNh, 2) }
          : { area: figureText(loop.areaMm2, 0) }),
      }),
      advice: say(isByCables ? 'R22.cablesAdvice' : 'R22.loopAdvice'),
      paths: traces,
    },
  ];
}
