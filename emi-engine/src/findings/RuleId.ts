/** Ids of the rules. Stable, since suppressions and profiles refer to them. */
export const ruleIds = [
  'R1',
  'R2',
  'R3',
  'R4',
  'R5',
  'R6',
  'R7',
  'R8',
  'R9',
  'R10',
  'R11',
  'R12',
  'R13',
  'R14',
  'R15',
  'R16',
  'R17',
  'R18',
  'R19',
  'R20',
  'R21',
  'R22',
  'R23',
] as const;

export type RuleId = (typeof ruleIds)[number];
