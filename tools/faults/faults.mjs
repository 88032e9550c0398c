import { builtFaults } from './builtFaults.mjs';
import { businessFaults } from './businessFaults.mjs';
import { dataFaults } from './dataFaults.mjs';
import { engineFaults } from './engineFaults.mjs';
import { screenFaults } from './screenFaults.mjs';
import { securityFaults } from './securityFaults.mjs';
import { sourceFaults } from './sourceFaults.mjs';

/**
 * A fault that the tests must find: most were really there once.
 * @typedef {object} Fault
 * @property {string} name what a person would notice
 * @property {string} file
 * @property {string} text what the fault replaces; it is in the file once
 * @property {string} replacement
 * @property {{ step: string, args: string[] }[]} seenBy steps of `npm test`, no wider than needed
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
