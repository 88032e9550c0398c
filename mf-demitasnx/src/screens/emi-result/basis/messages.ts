import { defineMessages } from '@portal/shared';

export const messages = defineMessages({
  help: { id: 'emi.basis.help', description: 'What corrections do, above the list' },
  lists: { id: 'emi.basis.lists', description: 'Name of the links to both lists' },
  parts: { id: 'emi.basis.parts', description: 'Link and name of the list of parts' },
  nets: { id: 'emi.basis.nets', description: 'Link and name of the list of nets' },
  close: { id: 'emi.basis.close', description: 'Link back to board and findings' },
  searchParts: { id: 'emi.basis.searchParts', description: 'Label of the search box' },
  searchNets: { id: 'emi.basis.searchNets', description: 'Label of the search box' },
  count: { id: 'emi.basis.count', description: 'All {total} rows are listed' },
  countOf: { id: 'emi.basis.countOf', description: '{shown} of {total} rows match the search' },
  file: { id: 'emi.basis.file', description: 'Label of the file field' },
  fileHelp: { id: 'emi.basis.fileHelp', description: '{columns} and {kinds} of the file' },
  fileTaken: { id: 'emi.basis.fileTaken', description: 'The file’s corrections are saved' },
  again: { id: 'emi.basis.again', description: 'Primary button: new run with the corrections' },
  pending: { id: 'emi.basis.pending', description: '{count} corrections need a new run' },
  earlier: { id: 'emi.basis.earlier', description: 'An earlier release kept no parts and nets' },
  part: { id: 'emi.basis.part', description: 'Column: designator of a part' },
  net: { id: 'emi.basis.net', description: 'Column: name of a net' },
  role: { id: 'emi.basis.role', description: 'Column: role of a part' },
  class: { id: 'emi.basis.class', description: 'Column: class of a net' },
  roleOf: { id: 'emi.basis.roleOf', description: 'Label of the choice: role of {name}' },
  classOf: { id: 'emi.basis.classOf', description: 'Label of the choice: class of {name}' },
  withdraw: { id: 'emi.basis.withdraw', description: 'Choice: without the correction' },
  confidence: { id: 'emi.basis.confidence', description: 'Column: how sure the check is' },
  why: { id: 'emi.basis.why', description: 'Column: reasons' },
  correctedBy: { id: 'emi.basis.correctedBy', description: 'Corrected by {user} on {date}' },
  corrected: {
    id: 'emi.basis.corrected',
    description: 'Corrected on {date}, nobody knows by whom',
  },
  notYet: { id: 'emi.basis.notYet', description: 'Chip: not in this analysis yet' },
  failed: { id: 'emi.basis.failed', description: 'Title: a correction could not be saved' },
});

export const sourceMessages = defineMessages({
  given: { id: 'emi.basis.given', description: 'Somebody stated it' },
  guessed: { id: 'emi.basis.guessed', description: 'The check guessed it' },
  none: { id: 'emi.basis.none', description: 'The check does not know it' },
});

export const roleMessages = defineMessages({
  connector: { id: 'emi.role.connector', description: 'Role of a part' },
  capacitor: { id: 'emi.role.capacitor', description: 'Role of a part' },
  inductor: { id: 'emi.role.inductor', description: 'Role: coil, ferrite bead or filter' },
  resistor: { id: 'emi.role.resistor', description: 'Role of a part' },
  clamp: { id: 'emi.role.clamp', description: 'Role: TVS, varistor or diode' },
  crystal: { id: 'emi.role.crystal', description: 'Role: crystal or oscillator' },
  ic: { id: 'emi.role.ic', description: 'Role: integrated circuit' },
  other: { id: 'emi.role.other', description: 'Role: none of the others' },
});
