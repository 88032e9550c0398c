import { RequestError } from '../../../platform/errors.ts';

const downloadPage = '/download';

/** No such edition, version and bit width is offered: 404 `installer_unknown`. */
export class UnknownInstallerError extends RequestError {
  override readonly name = 'UnknownInstallerError';
  override readonly startAt = downloadPage;
  constructor() {
    super(404, 'installer_unknown');
  }
}

/** The file is offered but missing in the store: 503 `installer_missing`. */
export class MissingInstallerError extends RequestError {
  override readonly name = 'MissingInstallerError';
  override readonly startAt = downloadPage;
  constructor(override readonly cause: Error) {
    super(503, 'installer_missing');
  }
}

/** The team has to complete its company details first: 403 `details_missing`. */
export class DetailsMissingError extends RequestError {
  override readonly name = 'DetailsMissingError';
  override readonly startAt = downloadPage;
  constructor() {
    super(403, 'details_missing');
  }
}

/** The file belongs to the other edition: 403 `other_edition`. */
export class OtherEditionError extends RequestError {
  override readonly name = 'OtherEditionError';
  override readonly startAt = downloadPage;
  constructor() {
    super(403, 'other_edition');
  }
}
