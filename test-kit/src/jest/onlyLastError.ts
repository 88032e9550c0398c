import { getConfig, type Config } from '@testing-library/dom';

type GetElementError = Config['getElementError'];

/**
 * Leaves the page out of the errors of `findBy` and `waitFor` while they try again; only the last
 * error is shown, and gets the page then.
 */
export function onlyLastError(describe: GetElementError): GetElementError {
  return (message, container) => {
    if (Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') !== true) {
      return describe(message, container);
    }
    const error = new Error(message ?? '');
    error.name = 'TestingLibraryElementError';
    return error;
  };
}
