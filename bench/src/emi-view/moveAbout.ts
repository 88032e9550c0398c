/**
 * Zooms and pans the picture to and fro, each frame a step, as a wheel and a pointer do. It runs
 * inside the page.
 */
export async function moveAbout(frames: number): Promise<void> {
  const picture = document.querySelector('main [role="application"]');
  if (!picture) throw new Error('There is no picture.');
  const box = picture.getBoundingClientRect();
  const middle = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
  const common = { bubbles: true, cancelable: true };
  for (let frame = 0; frame < frames; frame += 1) {
    const way = frame % 4 < 2 ? 1 : -1;
    picture.dispatchEvent(
      frame % 2 === 0
        ? new WheelEvent('wheel', { ...common, ...middle, deltaY: way * 20 })
        : new KeyboardEvent('keydown', { ...common, key: way > 0 ? 'ArrowLeft' : 'ArrowRight' }),
    );
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
