/** Faults in the EMI engine and the license client. */
export const engineFaults = [
  {
    name: 'a capacitor counts as grounded by a via that does not reach the plane',
    file: 'emi-engine/src/rules/copper-ways/leadsToPlane.ts',
    text: 'view.isHoleOn(hole, layer) && planes.some((plane) => view.chains.joins(hole, layer, plane))',
    replacement: 'view.isHoleOn(hole, layer)',
    seenBy: [{ step: 'units', args: ['emi-engine/src/rules/decoupling'] }],
  },
  {
    name: 'an archive may unpack to a thousand times its size',
    file: 'emi-engine/src/archive/limits.ts',
    text: 'ratio: 100,',
    replacement: 'ratio: 1000,',
    seenBy: [{ step: 'units', args: ['emi-engine/src/archive'] }],
  },
  {
    name: 'a computer whose clock was set takes the change for time that has passed',
    file: 'license-client/src/ServerClock.ts',
    text: 'this.#offsetMs -= setBy;',
    replacement: 'this.#offsetMs += setBy;',
    seenBy: [{ step: 'units', args: ['license-client', 'ServerClock'] }],
  },
];
