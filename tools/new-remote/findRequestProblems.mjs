import { claimProblem, isRoutePath } from '../../shared/src/remote/claims.ts';
import { iconNames, isIconName } from '../../shared/src/remote/iconNames.ts';

const longestName = 30;

/**
 * Reasons why the remote cannot be created, as sentences; empty if it can.
 * @param {{ name: string, path: string, title: { en: string, ja: string }, icon: string }} request
 * @param {{ isNameTaken: boolean, others: readonly { name: string, routes: readonly { path: string
 * }[] }[] }} surroundings
 */
export function findRequestProblems(request, { isNameTaken, others }) {
  const { name, path, title, icon } = request;
  return [
    ...nameProblems(name, isNameTaken),
    ...pathProblems(path, others),
    ...Object.values(title).flatMap(titleProblems),
    ...(isIconName(icon)
      ? []
      : [`The portal has no icon ${icon}; it has ${iconNames.join(', ')}.`]),
  ];
}

/** Tells the problems, and how to call the program. */
export function notMade(problems, help) {
  const lines = problems.map((problem) => `  ${problem}\n`).join('');
  return `Nothing was made:\n${lines}\n${help}\n`;
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

function pathProblems(path, others) {
  // The first screen is reachable from the navigation, so it has no parameters.
  if (!isRoutePath(path) || /[:*]/.test(path)) {
    return [
      `The path ${path} must be like /parts or /parts/search: lower-case words, no slash at the end.`,
    ];
  }
  const problem = claimProblem(path, others);
  return problem === undefined ? [] : [`The path ${problem}.`];
}

/** The title becomes text in TypeScript, JSON and messages, where these characters are syntax. */
function titleProblems(title) {
  if (title.trim() === '') return ['A title must not be empty.'];
  return /['"\\{}<>\n]/.test(title)
    ? [`The title ${title} must do without quotes, braces, angles and backslashes.`]
    : [];
}
