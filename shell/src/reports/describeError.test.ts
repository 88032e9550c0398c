import { ApiError } from '@portal/shared';
import { describeCall, describeError, releaseOf } from './describeError.ts';

describe('describeError', () => {
  it('has name, message and stack of an error, cut', () => {
    const error = new TypeError('x'.repeat(1000));
    expect(describeError(error).message).toBe(`TypeError: ${'x'.repeat(289)}`);
    expect(describeError(error).stack).toContain('describeError.test');
  });

  it('says of what else is thrown only what it is', () => {
    expect(describeError('Tanaka')).toEqual({ message: 'string', stack: '' });
  });
});

describe('releaseOf', () => {
  it('knows the release by the address of its script', () => {
    const stack =
      'at x (https://p.example/shell/1.js:1:1)\nat https://p.example/remotes/mf-parts/1.0.0+abcdef12/7.js:1:2';
    expect(releaseOf(stack)).toEqual({ name: 'mf-parts', hash: 'abcdef12' });
    expect(releaseOf('at chrome-extension://x/1.js:1:1')).toBeUndefined();
  });
});

describe('describeCall', () => {
  const failed = (kind: 'server' | 'refused') =>
    new ApiError({ kind, status: 500, code: 'internal', requestId: 'aaaa-bbbb' });

  it('has the id that the person is shown, and no words of theirs', () => {
    expect(describeCall(failed('server'), ['orders', 'list', { q: 'Tanaka' }, '田中'])).toEqual({
      id: 'aaaa-bbbb',
      message: 'orders/list server 500 internal',
      stack: '',
    });
  });

  it('is of no refusal, and of nothing without an id', () => {
    expect(describeCall(failed('refused'), [])).toBeUndefined();
    expect(describeCall(new ApiError({ kind: 'server' }), [])).toBeUndefined();
    expect(describeCall(new Error('x'), [])).toBeUndefined();
  });
});
