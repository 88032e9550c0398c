import { getConfig, type Config } from '@testing-library/dom';

type GetElementError = Config['getElementError'];

/**
 * Prints the page for the last error of `findBy` and `waitFor` only, which is read and shown; they
 * discard those of earlier attempts.
 */
export function onlyLastError(describe: GetElementError): GetElementError {
  return (message, container) => {
    if (Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') !== true) {
      return describe(message, container);
    }
    const error = new Error();
    error.name = 'TestingLibraryElementError';
    return Object.defineProperty(error, 'message', {
      get: () => describe(message, container).message,
      configurable: true,
    });
  };
}
