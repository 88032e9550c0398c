import { remoteJestConfig } from '@portal/test-kit/jest';

export default remoteJestConfig(import.meta.dirname);
