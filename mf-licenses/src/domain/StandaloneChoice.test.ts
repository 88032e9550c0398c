import { emptyStandaloneChoice, isTouched, stillOffered } from './StandaloneChoice.ts';

const file = new File(['request'], 'device.lir');

describe('isTouched', () => {
  it('is true after any single choice', () => {
    expect(isTouched(emptyStandaloneChoice)).toBe(false);
    expect(isTouched({ ...emptyStandaloneChoice, pcbId: 'license-2' })).toBe(true);
    expect(isTouched({ ...emptyStandaloneChoice, file })).toBe(true);
  });
});

describe('stillOffered', () => {
  it('drops a license that someone else took, and keeps the rest', () => {
    const choice = { schematicId: 'license-1', pcbId: 'license-2', userId: 'user-1', file };
    const offer = { schematic: [], pcb: [{ id: 'license-2' }], users: [] };
    expect(stillOffered(choice, offer)).toEqual({ ...choice, schematicId: '0', userId: '' });
  });
});
