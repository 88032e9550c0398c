import { ModernFakeTimers } from '@jest/fake-timers';
import { TestEnvironment } from 'jest-environment-node';

const { exit } = process;
const ours = globalThis.console;

/** Runs tests in the process itself and restores what tests and jest change after each file. */
export default class NativeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global = globalThis;
    this.fakeTimersModern = new ModernFakeTimers({
      config: config.projectConfig,
      global: globalThis,
    });
  }

  async teardown() {
    // The base class would tear down a global object that outlives the file.
    this.global = {};
    process.exit = exit;
    globalThis.console = ours;
    await super.teardown();
  }
}
