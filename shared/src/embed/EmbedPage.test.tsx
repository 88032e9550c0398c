import { storageOf } from '../web/session/storageOf.ts';
import { keepWithPage, type EmbedPage } from './EmbedPage.ts';

const cart = () => storageOf('browser').getItem('cart');

describe('what is kept with a page', () => {
  it('belongs to one person, and is there for their next screen', () => {
    const page: EmbedPage = {};
    keepWithPage(page, 'hanako');
    storageOf('browser').setItem('cart', 'two licenses');
    keepWithPage(page, 'taro');
    expect(cart()).toBeNull();
    keepWithPage(page, 'hanako');
    expect(cart()).toBe('two licenses');
    keepWithPage({}, 'hanako');
    expect(cart()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });
});
