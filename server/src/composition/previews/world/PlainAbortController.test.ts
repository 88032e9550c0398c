import { describe, expect, it, jest } from '@jest/globals';
import { PlainAbortController } from './PlainAbortController.ts';

describe('PlainAbortController', () => {
  it('calls its listeners once, with the reason', () => {
    const controller = new PlainAbortController();
    const [listener, former] = [jest.fn(), jest.fn()];
    controller.signal.addEventListener('abort', listener);
    controller.signal.addEventListener('abort', former);
    controller.signal.removeEventListener('abort', former);
    controller.signal.throwIfAborted();
    controller.abort('enough');
    controller.abort('again');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(former).not.toHaveBeenCalled();
    expect(controller.signal).toMatchObject({ aborted: true, reason: 'enough' });
    expect(() => {
      controller.signal.throwIfAborted();
    }).toThrow('enough');
  });
});
