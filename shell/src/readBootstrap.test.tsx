import { carriedRemotes } from './readBootstrap.ts';

const carry = (text: string) => {
  document.body.innerHTML = `<script type="application/json" id="portal-next">${text}</script>`;
};

afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

describe('carriedRemotes', () => {
  it('are those of the page', () => {
    carry('[{"name":"mf-orders"}]');
    expect(carriedRemotes()).toEqual([{ name: 'mf-orders' }]);
  });

  it('are none while the page is arriving, of which a part may be there', () => {
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    carry('[{"name":"mf-or');
    expect(carriedRemotes()).toEqual([]);
  });
});
