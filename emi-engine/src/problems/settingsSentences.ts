import type { Sentence } from './Sentence.ts';

/** Faults in the user's settings: net classes, roles of parts and thresholds. */
export const settingsSentences = {
  'classes-encoding': {
    en: 'The list of net classes is not UTF-8 text.',
    ja: 'ネットの分類の一覧が UTF-8 のテキストではありません。',
  },
  'classes-too-long': {
    en: 'The list of net classes has more than {limit} lines.',
    ja: 'ネットの分類の一覧が{limit}行を超えています。',
  },
  'classes-quotes': {
    en: 'A quotation mark is not closed, or is closed before the end of its cell.',
    ja: '引用符（"）が閉じられていないか、セルの途中で閉じられています。',
  },
  'classes-columns': {
    en: 'The line needs a net and a class, and may have a frequency in MHz.',
    ja: 'この行にはネットと分類が必要です（周波数 MHz は任意）。',
  },
  'classes-class': {
    en: '“{class}” is not a net class; there are {classes}.',
    ja: '「{class}」というネットの分類はありません。使えるのは {classes} です。',
  },
  'classes-frequency': {
    en: '“{frequency}” is not a frequency; a positive number of MHz is needed.',
    ja: '「{frequency}」は周波数として読み取れません。MHz 単位の正の数で書いてください。',
  },
  'classes-twice': {
    en: 'The net {net} already has a class in line {first}.',
    ja: 'ネット {net} の分類は{first}行目ですでに指定されています。',
  },
  'classes-net': {
    en: 'Line {line} of the list of net classes names {net}, which the board does not have.',
    ja: 'ネットの分類の一覧の{line}行目のネット {net} は基板にありません。',
  },
  'roles-encoding': {
    en: 'The list of roles is not UTF-8 text.',
    ja: '部品の役割の一覧が UTF-8 のテキストではありません。',
  },
  'roles-too-long': {
    en: 'The list of roles has more than {limit} lines.',
    ja: '部品の役割の一覧が{limit}行を超えています。',
  },
  'roles-columns': {
    en: 'The line needs a part and a role.',
    ja: 'この行には部品と役割が必要です。',
  },
  'roles-role': {
    en: '“{role}” is not a role; there are {roles}.',
    ja: '「{role}」という役割はありません。使えるのは {roles} です。',
  },
  'roles-twice': {
    en: 'The part {part} already has a role in line {first}.',
    ja: '部品 {part} の役割は{first}行目ですでに指定されています。',
  },
  'roles-part': {
    en: 'Line {line} of the list of roles names {part}, which the board does not have.',
    ja: '部品の役割の一覧の{line}行目の部品 {part} は基板にありません。',
  },
  'profile-json': {
    en: 'The profile is not a JSON object of rules with their thresholds.',
    ja: 'プロファイルが、ルールごとに基準値を書いた JSON オブジェクトではありません。',
  },
  'profile-rule': {
    en: 'The profile names {rule}; there are the rules {rules}.',
    ja: 'プロファイルに {rule} とありますが、ルールは {rules} です。',
  },
  'profile-limit': {
    en: 'The rule {rule} has no threshold {name}; it has {names}.',
    ja: 'ルール {rule} に基準値 {name} はありません。あるのは {names} です。',
  },
  'profile-value': {
    en: 'The threshold {name} of rule {rule} needs a positive number.',
    ja: 'ルール {rule} の基準値 {name} は正の数で書いてください。',
  },
} satisfies Record<string, Sentence>;
