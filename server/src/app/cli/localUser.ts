import { userInfo } from 'node:os';
import { isUserName } from '../../operator/machineOperator.ts';

/** The user who runs the command: behind `sudo -u portal …` the person, not the server's user. */
export function localUser({ SUDO_USER }: NodeJS.ProcessEnv): string | undefined {
  return [SUDO_USER, nameOfUser()].find((name) => name !== undefined && isUserName(name));
}

/** In a container the user's number may have no name. */
function nameOfUser(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
}
