import { remoteLint } from '@portal/test-kit/eslint';

export default remoteLint(import.meta.dirname);
