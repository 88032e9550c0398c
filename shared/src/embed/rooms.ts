/** The shadow roots in which screens of this instance of the code live. */
const rooms = new Set<ShadowRoot>();

/** @returns takes it out again */
export function addRoom(shadow: ShadowRoot): () => void {
  rooms.add(shadow);
  return () => {
    rooms.delete(shadow);
  };
}

/**
 * What `document.getElementById` would find, which does not look into shadow roots. The build gives
 * it to the library of the controls, which looks whether the heading that is to name a dialog is
 * there (`leavePageAlone.cjs`).
 */
export function findInRooms(id: string): Element | null {
  for (const room of rooms) {
    const found = room.getElementById(id);
    if (found) return found;
  }
  return null;
}
