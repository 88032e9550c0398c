import { pathsOverlap } from '../../shared/src/remote/pathsOverlap.ts';

const longestName = 30;

/**
 * Why a remote cannot be made as asked for, in sentences; empty when it can.
 * @param {{ name: string, path: string, title: { en: string, ja: string } }} request
 * @param {{ isNameTaken: boolean, taken: readonly { path: string, owner: string }[] }} surroundings
 */
export function findRequestProblems({ name, path, title }, { isNameTaken, taken }) {
  return [
    ...nameProblems(name, isNameTaken),
    ...pathProblems(path, taken),
    ...Object.values(title).flatMap(titleProblems),
  ];
}

function nameProblems(name, isNameTaken) {
  if (name.startsWith('mf-')) return [`Leave out mf- in ${name}: it is put in front by itself.`];
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    return [`The name ${name} must be lower-case letters and digits, with hyphens between words.`];
  }
  if (name.length > longestName) {
    return [`The name ${name} must have at most ${longestName} letters.`];
  }
  return isNameTaken ? [`The folder mf-${name} exists already.`] : [];
}

function pathProblems(path, taken) {
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(path)) {
    return [
      `The path ${path} must be like /parts or /parts/search: lower-case words, no slash at the end.`,
    ];
  }
  return taken
    .filter((one) => pathsOverlap(one.path, path))
    .map((one) => `The path ${path} meets ${one.path}, which ${one.owner} owns.`);
}

/** The title becomes text of TypeScript, JSON and messages, where these characters end or begin something. */
function titleProblems(title) {
  if (title.trim() === '') return ['A title must not be empty.'];
  return /['"\\{}<>\n]/.test(title)
    ? [`The title ${title} must do without quotes, braces, angles and backslashes.`]
    : [];
}
