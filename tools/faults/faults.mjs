import { builtFaults } from './builtFaults.mjs';
import { businessFaults } from './businessFaults.mjs';
import { dataFaults } from './dataFaults.mjs';
import { engineFaults } from './engineFaults.mjs';
import { screenFaults } from './screenFaults.mjs';
import { securityFaults } from './securityFaults.mjs';
import { sourceFaults } from './sourceFaults.mjs';

/**
 * A fault that the tests must find; most of them once existed.
 * @typedef {object} Fault
 * @property {string} name what a user would notice
 * @property {string} file
 * @property {string} text the text to replace; occurs once in the file
 * @property {string} replacement
 * @property {{ step: string, args: string[] }[]} seenBy steps of `npm test`, as narrow as possible
 */

/** @type {readonly Fault[]} */
export const faults = [
  ...businessFaults,
  ...dataFaults,
  ...securityFaults,
  ...screenFaults,
  ...engineFaults,
  ...sourceFaults,
  ...builtFaults,
];
