/**
 * The script of the HTML report, plain JavaScript since the file has to work wherever it is opened.
 * It reads its data from the page: table rows hold the findings, marks their places.
 */
export const pageScript = `'use strict';
(() => {
const one = (selector, root = document) => root.querySelector(selector);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const picture = one('#picture'), stage = one('#stage'), view = one('#view');
const [wholeX, wholeY, wholeWidth, wholeHeight] = picture.getAttribute('viewBox').split(' ').map(Number);
const marks = all('.mark'), rows = new Map(all('.findings tbody tr').map((row) => [row.id.slice(1), row]));
const shown = new Set(rows.keys());
let middleX = wholeX + wholeWidth / 2, middleY = wholeY + wholeHeight / 2, unit = 1, isMirrored = false, open, waiting = 0;
const size = () => [stage.clientWidth || 800, stage.clientHeight || 500];
const wholeUnit = () => { const [width, height] = size(); return Math.max(wholeWidth / width, wholeHeight / height); };

function draw() {
  const [width, height] = size();
  picture.setAttribute('viewBox', [middleX - width * unit / 2, middleY - height * unit / 2, width * unit, height * unit].join(' '));
  picture.style.setProperty('--u', String(unit));
  clearTimeout(waiting);
  waiting = setTimeout(tidyMarks, 60);
}
/** The worst finding first: a mark on an occupied place loses its number. */
function tidyMarks() {
  const taken = new Set(), cell = 52 * unit;
  for (const mark of marks) {
    const { no, x, y } = mark.dataset;
    const isShown = shown.has(no);
    mark.toggleAttribute('hidden', !isShown);
    if (!isShown) continue;
    const key = Math.floor(x / cell) + ' ' + Math.floor(y / (cell / 3));
    mark.classList.toggle('small', taken.has(key) && no !== open);
    taken.add(key);
  }
}
/** A wide board needs less height. */
function fit() { stage.style.height = Math.max(260, Math.min(640, innerHeight * 0.7, stage.clientWidth * wholeHeight / wholeWidth)) + 'px'; }
function whole() { unit = wholeUnit(); middleX = (isMirrored ? -1 : 1) * (wholeX + wholeWidth / 2); middleY = wholeY + wholeHeight / 2; draw(); }
function zoom(factor, atX = 0, atY = 0) {
  const next = Math.min(wholeUnit() * 2, Math.max(0.05, unit * factor));
  middleX += atX * (unit - next); middleY += atY * (unit - next); unit = next; draw();
}
function move(x, y) { middleX += x * unit; middleY += y * unit; draw(); }
function turn(side) {
  const mirrored = side === 'bottom';
  if (mirrored !== isMirrored) middleX = -middleX;
  isMirrored = mirrored;
  view.setAttribute('transform', mirrored ? 'scale(-1 -1)' : 'scale(1 -1)');
  picture.classList.toggle('mirrored', mirrored);
  picture.style.setProperty('--mx', mirrored ? '-1' : '1');
  const last = all('#view .layer').length - 1;
  for (const layer of all('#view .layer')) show('layer-' + layer.dataset.layer, Number(layer.dataset.layer) === (mirrored ? last : 0));
  show('parts-top', !mirrored); show('parts-bottom', mirrored);
  draw();
}
function partOf(name) {
  if (name.startsWith('layer-')) return one('.layer[data-layer="' + name.slice(6) + '"]');
  if (name.startsWith('parts-')) return one('[data-parts="' + name.slice(6) + '"]');
  return one('#' + name);
}
function show(name, isOn) {
  const box = one('[data-show="' + name + '"]');
  if (box) box.checked = isOn;
  partOf(name)?.toggleAttribute('hidden', !isOn);
  // Blind and buried holes end between layers.
  const layers = all('#view .layer:not([hidden])').map((each) => Number(each.dataset.layer));
  for (const span of all('#holes [data-from]'))
    span.toggleAttribute('hidden', layers.length > 0 && !layers.some((layer) => isWithin(span, layer)));
  if (name === 'heat') one('#heat-legend').hidden = !isOn;
}
function isWithin({ dataset }, layer) { return Number(dataset.from) <= layer && layer <= Number(dataset.to); }
function filter() {
  const { rule, severity, net } = one('.filters').elements;
  const wanted = net.value.normalize('NFKC').trim().toLowerCase();
  shown.clear();
  for (const [no, row] of rows) {
    const { dataset } = row;
    const fits = (!rule.value || dataset.rule === rule.value) && (!severity.value || dataset.severity === severity.value) && dataset.nets.toLowerCase().includes(wanted);
    row.hidden = !fits;
    if (fits) shown.add(no);
  }
  const output = one('.filters output');
  output.textContent = output.dataset.text.replace('{shown}', shown.size).replace('{all}', rows.size);
  tidyMarks();
}
const svgOf = (name, attributes) => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};
function showFinding(no, isZoomed = true) {
  close();
  const mark = marks.find((each) => each.dataset.no === no), row = rows.get(no);
  if (!mark || !row) return;
  open = no;
  const { x, y, layer, trail } = mark.dataset;
  mark.classList.add('open'); row.classList.add('open');
  if (layer !== '-1') show('layer-' + layer, true);
  show('marks', true);
  one('#trail').setAttribute('d', trail);
  one('#detail-title').textContent = mark.getAttribute('aria-label');
  one('#detail dl').replaceChildren(...[...row.cells].slice(3).flatMap((cell) => {
    const term = document.createElement('dt'), value = document.createElement('dd');
    term.textContent = cell.dataset.label;
    value.append(...[...cell.childNodes].map((node) => node.cloneNode(true)));
    return [term, value];
  }));
  const crop = one('#crop');
  crop.setAttribute('viewBox', [x - 500, -y - 500, 1000, 1000].join(' '));
  const board = svgOf('g', { transform: 'scale(1 -1)' });
  const layers = layer === '-1' ? all('#view .layer:not([hidden])').map((each) => each.dataset.layer) : [layer];
  for (const index of layers) board.append(svgOf('use', { href: '#copper-' + index, class: 'layer l' + (index % 8) }));
  const spans = all('#holes [data-from]').filter((span) => layer === '-1' || isWithin(span, Number(layer)));
  for (const { id } of spans) board.append(svgOf('use', { href: '#' + id, class: 'holes' }));
  board.append(svgOf('use', { href: '#outline' }), svgOf('path', { class: 'trail', d: trail }));
  board.append(svgOf('circle', { cx: x, cy: y, r: 40, fill: 'none', stroke: 'currentColor', 'stroke-width': 8 }));
  crop.replaceChildren(board);
  one('#detail').hidden = false;
  if (isZoomed) { unit = Math.min(unit, wholeUnit() / 4); middleX = isMirrored ? -x : Number(x); middleY = -y; }
  draw();
}
function close() {
  all('.open').forEach((each) => each.tagName !== 'BUTTON' && each.classList.remove('open'));
  open = undefined; one('#trail').setAttribute('d', ''); one('#detail').hidden = true; tidyMarks();
}
function step(by) {
  const numbers = [...shown], at = numbers.indexOf(open);
  const no = numbers[at < 0 ? (by > 0 ? 0 : numbers.length - 1) : (at + by + numbers.length) % numbers.length];
  if (no) showFinding(no);
}
const acts = { in: () => zoom(0.7), out: () => zoom(1 / 0.7), whole, previous: () => step(-1), next: () => step(1), close: () => { const last = open; close(); rows.get(last)?.querySelector('button').focus(); } };
const keys = { '+': acts.in, '=': acts.in, ';': acts.in, '-': acts.out, 0: whole, n: acts.next, p: acts.previous, ArrowLeft: () => move(-60, 0), ArrowRight: () => move(60, 0), ArrowUp: () => move(0, -60), ArrowDown: () => move(0, 60) };
document.addEventListener('click', (event) => {
  const act = event.target.closest('[data-act]'), button = event.target.closest('.findings .open'), mark = event.target.closest('.mark');
  if (act) acts[act.dataset.act]();
  if (button) { showFinding(button.textContent); stage.scrollIntoView({ block: 'center' }); one('#detail-title').focus({ preventScroll: true }); }
  if (mark) { event.preventDefault(); showFinding(mark.dataset.no, false); }
});
document.addEventListener('change', ({ target }) => {
  if (target.dataset.show) show(target.dataset.show, target.checked);
  if (target.name === 'side') turn(target.value);
});
one('.filters').addEventListener('input', filter);
one('.filters').addEventListener('submit', (event) => event.preventDefault());
stage.addEventListener('keydown', (event) => {
  const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (act) { event.preventDefault(); act(); }
});
const offset = ({ clientX, clientY }) => { const box = picture.getBoundingClientRect(); return [clientX - box.left - box.width / 2, clientY - box.top - box.height / 2]; };
picture.addEventListener('wheel', (event) => { event.preventDefault(); zoom(1.0015 ** event.deltaY, ...offset(event)); }, { passive: false });
const fingers = new Map();
let distance = 0, isDragged = false;
picture.addEventListener('pointerdown', (event) => { fingers.set(event.pointerId, event); distance = 0; isDragged = false; });
picture.addEventListener('pointermove', (event) => {
  const before = fingers.get(event.pointerId);
  if (!before) return;
  if (!isDragged && Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY) < 4) return;
  if (!isDragged) { isDragged = true; picture.setPointerCapture(event.pointerId); }
  fingers.set(event.pointerId, event);
  const [first, second] = [...fingers.values()];
  move((before.clientX - event.clientX) / fingers.size, (before.clientY - event.clientY) / fingers.size);
  if (!second) return;
  const now = Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY);
  const [one1, two] = [offset(first), offset(second)];
  if (distance) zoom(distance / now, (one1[0] + two[0]) / 2, (one1[1] + two[1]) / 2);
  distance = now;
});
for (const name of ['pointerup', 'pointercancel']) picture.addEventListener(name, (event) => { fingers.delete(event.pointerId); distance = 0; });
picture.addEventListener('click', (event) => { if (isDragged) { event.preventDefault(); event.stopPropagation(); } }, true);
picture.addEventListener('dragstart', (event) => event.preventDefault());
addEventListener('resize', () => { fit(); draw(); });
addEventListener('beforeprint', () => all('details').forEach((each) => { each.open = true; }));
fit(); filter(); whole();
if (/^#f\\d+$/.test(location.hash)) showFinding(location.hash.slice(2));
})();
`;
