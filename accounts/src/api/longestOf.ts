/** How many characters a form's field takes, by its name, as the contract says. */
export { longestOf } from '@portal/shared/contracts';
