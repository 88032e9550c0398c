/** Faults on screens that tests find without a browser. */
export const screenFaults = [
  {
    name: 'a question begins on no button, so that its keys are lost',
    file: 'shared/src/ui/overlays/DialogFrame.tsx',
    text: `in={role === 'alertdialog' ? buttons : body}`,
    replacement: 'in={body}',
    seenBy: [{ step: 'units', args: ['shared', 'overlays/Dialog.test'] }],
  },
  {
    name: 'a page does not notice that its session has expired',
    file: 'shared/src/web/http/send.ts',
    text: 'if (status === 401) apiConfiguration().onSignedOut();',
    replacement: '',
    seenBy: [{ step: 'units', args: ['shared', 'http/call'] }],
  },
  {
    name: 'a hidden tab sends no sign of life, and its session ends',
    file: 'shell/src/session/keepAlive.ts',
    text: `if (store.getState().status !== 'active') return;`,
    replacement: `if (store.getState().status !== 'active' || document.visibilityState === 'hidden') return;`,
    seenBy: [{ step: 'units', args: ['shell', 'session/upkeep'] }],
  },
  {
    name: 'a page goes on with the tokens of another person',
    file: 'shell/src/session/renewTokens.ts',
    text: 'answer.user_id !== user.id',
    replacement: 'answer.user_id === null',
    seenBy: [{ step: 'units', args: ['shell', 'session/renewTokens'] }],
  },
  {
    name: 'a bad release is tried twice, and the one before it never',
    file: 'shell/src/remotes/loadScreen.ts',
    text: 'const result = await tryRelease(previous, routePath, policy, ports);',
    replacement: 'const result = await tryRelease(current, routePath, policy, ports);',
    seenBy: [{ step: 'units', args: ['shell', 'remotes/createRemotes'] }],
  },
];
