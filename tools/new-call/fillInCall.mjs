import { groups, thingsOf } from './readCall.mjs';

const camelCase = (name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
const pascalCase = (name) => {
  const camel = camelCase(name);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
};

/** The name of an area in code. */
export const areaName = camelCase;

/** Names of a call's things in code, database and sentences. */
export function namesOf(path) {
  const { plural, singular } = thingsOf(path);
  return {
    'sample-things': plural,
    sampleThings: camelCase(plural),
    SampleThings: pascalCase(plural),
    sampleThing: camelCase(singular),
    SampleThing: pascalCase(singular),
    sample_things: plural.replaceAll('-', '_'),
    sample_thing: singular.replaceAll('-', '_'),
    'sample things': plural.replaceAll('-', ' '),
  };
}

const forbidden = /\n *\/\/ forbidden\n([^]*?) *\/\/ end\n/;

/**
 * Replaces a template's names by a call's. The test of a refused person stays if the group has one.
 * @param {{ path: string, who: string }} call
 */
export function fillInCall(text, { path, who }) {
  const { access, refused } = groups[who];
  const words = { ...namesOf(path), sampleAccess: access, sampleRole: refused ?? '' };
  const pattern = new RegExp(Object.keys(words).join('|'), 'g');
  return text
    .replace(forbidden, refused === undefined ? '' : '\n$1')
    .replaceAll(pattern, (word) => words[word]);
}
