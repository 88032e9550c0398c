/**
 * Replaces addresses of generated entry modules in a build's output: they are percent-encoded code.
 */
export function plainAddresses(output: string): string {
  return output.replaceAll(/data:text\/javascript,[\w%.!~*'()-]*[\w%]/g, 'generated entry');
}
