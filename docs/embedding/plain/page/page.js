const place = document.querySelector('main');
const toggle = document.querySelector('#toggle');

toggle.addEventListener('click', () => {
  const shown = place.querySelector('portal-licenses');
  if (shown) shown.remove();
  else place.append(document.createElement('portal-licenses'));
  toggle.textContent = shown ? 'Show licenses' : 'Hide licenses';
});

// Screens that the element does not have open in the portal, unless the page takes care of them.
place.addEventListener('portal-navigate', (event) => {
  event.preventDefault();
  const asked = document.createElement('p');
  asked.textContent = `Asked for ${event.detail.path}`;
  place.prepend(asked);
});
