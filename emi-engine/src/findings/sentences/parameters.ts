import { type Sentence } from './Sentence.ts';

/** Names of parameters, and why a rule was skipped. */
export const parameterSentences = {
  'parameter.maxFrequency': { en: 'Highest frequency', ja: '最高周波数' },
  'parameter.permittivity': {
    en: 'Relative permittivity of dielectric {number}',
    ja: '誘電体 {number} の比誘電率',
  },
  'parameter.thickness': { en: 'Thickness of dielectric {number}', ja: '誘電体 {number} の厚さ' },
  'parameter.effectivePermittivity': {
    en: 'Effective permittivity for the wavelength on traces',
    ja: '配線上の波長に用いる実効比誘電率',
  },
  'parameter.limit': {
    en: '{rule}: {name}',
    ja: '{rule}：{name}',
  },
  'skipped.nets': {
    en: 'The archive names no nets (eda/data).',
    ja: 'アーカイブにネットの情報（eda/data）がありません。',
  },
  'skipped.parts': {
    en: 'The archive names no parts.',
    ja: 'アーカイブに部品の情報がありません。',
  },
  'skipped.holes': {
    en: 'It is not known where the board has holes.',
    ja: '基板の穴の位置が分かりません。',
  },
  'skipped.planes': {
    en: 'No copper layer is a plane: on none do areas cover {share} % of the outline.',
    ja: '面積が外形の {share} % 以上を占める銅箔層（プレーン）がありません。',
  },
  'skipped.outline': {
    en: 'The archive has no outline of the board (profile).',
    ja: 'アーカイブに基板の外形（profile）がありません。',
  },
  'skipped.criticalNets': {
    en: 'No net is known to be a clock or high speed; the rule looks at these only.',
    ja: 'クロックまたは高速信号と分かっているネットがありません（このルールの対象はそれらのネットだけです）。',
  },
} satisfies Record<string, Sentence>;
