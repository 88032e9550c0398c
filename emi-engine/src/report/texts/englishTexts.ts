import { type Texts } from './Texts.ts';

export const englishTexts: Texts = {
  title: 'EMI check report',
  verdictTitle: 'A list of risks, not a compliance test',
  verdict:
    'This report lists places of the layout that design guidelines name as risks of electromagnetic interference. It measures no emission and says nothing about whether the product passes a test of any standard. A board without findings can fail, and one with findings can pass.',
  severities: { error: 'Error', warning: 'Warning', info: 'Info' },
  confidences: { certain: 'certain', likely: 'likely', worth_a_look: 'worth a look' },
  counted: {
    error: (count) => `${count} ${count === 1 ? 'error' : 'errors'}`,
    warning: (count) => `${count} ${count === 1 ? 'warning' : 'warnings'}`,
    info: (count) => `${count} ${count === 1 ? 'info' : 'infos'}`,
  },
  classes: {
    ...{ ground: 'Ground', power: 'Power', clock: 'Clock', highSpeed: 'High speed' },
    ...{ io: 'I/O', unknown: 'Unknown' },
  },
  classSources: { given: 'given', guessed: 'guess', none: 'not known' },
  units: {
    mm: 'mm',
    mm2: 'mm²',
    '%': '%',
    MHz: 'MHz',
    'dBµV/m': 'dBµV/m',
    ps: 'ps',
    count: '',
    ratio: '',
  },
  remarked: (text, remark) => `${text} (${remark})`,
  sides: { top: 'Top side', bottom: 'Bottom side' },
  summary: {
    ...{
      title: 'Summary',
      customer: 'Customer',
      project: 'Project',
      worst: 'Worst findings',
      board: 'Board',
      date: 'Date',
      identifiers: 'Identifiers',
      size: 'Size',
    },
    ...{ layers: 'Copper layers', nets: 'Nets', parts: 'Parts', holes: 'Holes' },
    ...{ stackup: 'Stackup', findings: 'Findings by rule', rule: 'Rule', total: 'Total' },
    ...{ netClasses: 'Nets by class', ofThemGuessed: 'Of them guessed', thickness: 'Thickness' },
    ...{ permittivity: 'Permittivity', assumed: 'assumed', plane: 'plane', skipped: 'skipped' },
    copper: (name) => `Copper ${name}`,
    dielectric: (number) => `Dielectric ${number}`,
  },
  heat: {
    title: 'Heat map',
    note: 'Sum of the severity of all findings in each cell of 2 mm.',
    range: (from, to) => `${from} to ${to}`,
  },
  pictures: {
    title: 'Board',
    layer: (name) => `Layer ${name}`,
    seenFromTop: 'seen from the top',
    seenFromBottom: 'seen from the bottom, mirrored',
    parts: 'Parts',
    marks: 'Findings',
    noLayer: 'Findings of no single layer',
    fewerMarks: (shown, all) => `The worst ${shown} of ${all} findings are marked.`,
    simplified: (count, exactly) =>
      `The board has more than ${exactly} features; ${count} of them are drawn as simplified copper.`,
    crop: 'Place, 10 × 10 mm',
  },
  rules: {
    ...{
      title: 'Findings',
      list: 'Rules',
      what: 'What',
      why: 'Why',
      source: 'Source of the limit',
    },
    none: 'No findings.',
    figures: 'Figures',
    moreFigures: (left) => `… and ${left} more`,
    more: (shown, all) => `The worst ${shown} of ${all} findings are listed; the CSV file has all.`,
    noPictures: (count) =>
      `${count} findings have no picture, since the report would be too large.`,
  },
  suppressed: {
    count: (suppressed) =>
      suppressed === 1
        ? 'One of these findings is suppressed in the project.'
        : `${suppressed} of these findings are suppressed in the project.`,
    because: (reason) => `Suppressed: ${reason}`,
  },
  columns: {
    ...{ no: 'No.', severity: 'Severity', rule: 'Rule', net: 'Net', netClass: 'Class' },
    ...{ layer: 'Layer', place: 'x, y (mm)', measured: 'Measured', limit: 'Limit' },
    ...{ finding: 'Finding', advice: 'Advice', source: 'Source' },
  },
  appendix: {
    ...{ title: 'Appendix', parameters: 'Parameters', name: 'Parameter', value: 'Value' },
    ...{ origin: 'Origin', given: 'given or from the archive' },
    ...{ assumed: 'assumed', standard: 'default' },
    ...{
      input: 'Input',
      inputSha256: 'SHA-256 of the archive',
      toolVersion: 'Version of the engine',
    },
    ...{ warnings: 'Warnings of the reader', noWarnings: 'The archive gave no warnings.' },
    ...{
      skipped: 'Rules that were skipped',
      noneSkipped: 'No rule was skipped.',
      reason: 'Reason',
    },
  },
};
