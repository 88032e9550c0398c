const place = document.querySelector('main');
const toggle = document.querySelector('#toggle');

/** Asked for the first token, before one ends and when one is refused. */
async function tokenProvider() {
  const answer = await fetch('/portal-token', { method: 'POST' });
  // Nobody is signed in any more.
  if (answer.status === 401) location.assign('/');
  return answer.ok ? answer.text() : '';
}

toggle.addEventListener('click', () => {
  const shown = place.querySelector('portal-licenses');
  if (shown) shown.remove();
  else place.append(Object.assign(document.createElement('portal-licenses'), { tokenProvider }));
  toggle.textContent = shown ? 'Show licenses' : 'Hide licenses';
});
