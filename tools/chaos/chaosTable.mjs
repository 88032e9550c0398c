/** @typedef {{ name: string, group: string, outcome: object | undefined, error?: string }} Run */

const points = ['frame', 'others', 'words', 'back'];
const headings = ['frame stayed', 'other screens', 'words', 'back on the page'];

/** Seconds with one digit. */
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

function median(sorted) {
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Result of a check in all runs of a case: yes, the number of runs, or `–` if not applicable. */
function cellOf(point, runs) {
  const told = runs.map(({ outcome }) => outcome?.[point]);
  const counted = told.filter((what) => what !== undefined);
  if (counted.length === 0) return runs.some(({ outcome }) => outcome === undefined) ? 'no' : '–';
  const passed = counted.filter((what) => what === true).length;
  return passed === runs.length ? 'yes' : `${passed} of ${runs.length}`;
}

function backCell(runs) {
  const times = runs
    .filter(({ outcome }) => outcome?.back === true)
    .map(({ outcome }) => outcome.backMs)
    .sort((a, b) => a - b);
  const cell = cellOf('back', runs);
  if (times.length === 0) return cell;
  return `${cell}, ${seconds(median(times))} (${seconds(times.at(-1))})`;
}

/** The distinct reasons of failures in a case. */
function whysOf(runs) {
  const whys = runs.flatMap(({ outcome, error }) => {
    const told = points
      .filter((point) => typeof outcome?.[point] === 'string')
      .map((point) => `${point}: ${outcome[point]}`);
    return told.length > 0 || error === undefined ? told : [error];
  });
  return [...new Set(whys)];
}

const row = (cells) => `| ${cells.join(' | ')} |`;

/**
 * Renders a Markdown table with one row per case, followed by the reasons of failures.
 * @param {Run[]} runs in the order of the list of cases.
 * @returns {string}
 */
export function chaosTable(runs) {
  const cases = new Map();
  for (const run of runs) cases.set(run.name, [...(cases.get(run.name) ?? []), run]);
  const lines = [];
  const whys = [];
  let group;
  for (const [name, ofCase] of cases) {
    if (ofCase[0].group !== group) {
      group = ofCase[0].group;
      lines.push('', row([group, 'runs', ...headings]), row(Array(6).fill('---')));
    }
    const cells = points.slice(0, 3).map((point) => cellOf(point, ofCase));
    lines.push(row([name, ofCase.length, ...cells, backCell(ofCase)]));
    whys.push(...whysOf(ofCase).map((why) => `- ${name}: ${why}`));
  }
  const failed = [...cases].filter(([, ofCase]) => ofCase.some(({ error }) => error)).length;
  const end = `${cases.size} cases, ${runs.length} runs, ${failed} cases that failed`;
  return [...lines.slice(1), '', ...whys, ...(whys.length > 0 ? [''] : []), end, ''].join('\n');
}
