/** The maximum length of a form's field, by its name, as the contract says. */
export { longestOf } from '@portal/shared/contracts';
