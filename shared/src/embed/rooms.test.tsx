import { addRoom, findInRooms } from './rooms.ts';

function aRoom(id: string) {
  const shadow = document.createElement('div').attachShadow({ mode: 'open' });
  shadow.append(Object.assign(document.createElement('h2'), { id }));
  return shadow;
}

describe('findInRooms', () => {
  it('finds an element in each room that is open, and nowhere else', () => {
    const takeOutFirst = addRoom(aRoom('first'));
    const takeOutSecond = addRoom(aRoom('second'));
    expect(findInRooms('first')).toHaveProperty('id', 'first');
    expect(findInRooms('second')).toHaveProperty('id', 'second');
    takeOutFirst();
    expect(findInRooms('first')).toBeNull();
    takeOutSecond();
    expect(findInRooms('second')).toBeNull();
  });
});
