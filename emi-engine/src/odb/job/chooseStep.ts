import { EmiError } from '../../problems/EmiError.ts';
import { type Warnings } from '../../problems/Warnings.ts';
import { noNet } from '../eda/EdaData.ts';
import { type Job, type StepFiles } from './Job.ts';

interface ChosenStep {
  readonly name: string;
  readonly files: StepFiles;
}

/**
 * Chooses the step that is the board: the one with most nets; without nets, a step that repeats no
 * other, since a panel repeats its boards, and among these the one with most features, since a
 * panel has coupons and frames. Ties go by the order of the matrix.
 *
 * @throws EmiError `no-steps`
 */
export function chooseStep(job: Job, warnings: Warnings): ChosenStep {
  const listed = job.matrix.steps.filter((name) => job.steps.has(name));
  const unlisted = [...job.steps.keys()].filter((name) => !listed.includes(name)).sort();
  const steps = [...listed, ...unlisted].flatMap((name) => {
    const files = job.steps.get(name);
    return files && files.layers.size > 0 ? [{ name, files }] : [];
  });
  const [chosen] = [...steps].sort(
    (one, other) =>
      countNets(other.files) - countNets(one.files) ||
      Number(countRepeats(one.files) > 0) - Number(countRepeats(other.files) > 0) ||
      countFeatures(other.files) - countFeatures(one.files),
  );
  if (!chosen) throw new EmiError({ code: 'no-steps' });
  const file = `${job.written === '' ? '' : `${job.written}/`}steps/${chosen.name}`;
  if (steps.length > 1)
    warnings.add({
      code: 'step-chosen',
      file,
      values: { steps: steps.map(({ name }) => name).join(', ') },
    });
  if (countRepeats(chosen.files) > 0)
    warnings.add({
      ...{ code: 'step-repeats-ignored', file: `${file}/stephdr` },
      ...(chosen.files.header?.repeats[0] && { line: chosen.files.header.repeats[0].line }),
    });
  return chosen;
}

function countNets({ eda, netlist }: StepFiles): number {
  return (eda ?? netlist)?.nets.filter((name) => name !== noNet).length ?? 0;
}

function countFeatures({ layers }: StepFiles): number {
  return [...layers.values()].reduce((sum, { figures }) => sum + (figures?.features ?? 0), 0);
}

function countRepeats({ header }: StepFiles): number {
  return header?.repeats.reduce((sum, { times }) => sum + times, 0) ?? 0;
}
