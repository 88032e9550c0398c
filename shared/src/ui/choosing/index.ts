export { ChoosableRows } from './ChoosableRows.tsx';
