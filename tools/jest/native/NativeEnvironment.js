import { ModernFakeTimers } from '@jest/fake-timers';
import { TestEnvironment } from 'jest-environment-node';

const { exit } = process;
const ours = globalThis.console;

/** The process itself: what tests and jest change of it is put back after each file. */
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
    // What follows is for a world that ends here.
    this.global = {};
    process.exit = exit;
    globalThis.console = ours;
    await super.teardown();
  }
}
