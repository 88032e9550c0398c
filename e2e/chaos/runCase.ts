import { stripVTControlCharacters } from 'node:util';
import { expect } from '@playwright/test';
import { alteredTitle } from '../fixtures/damagedAnswer.ts';
import { FramePage } from '../pages/FramePage.ts';
import type { ChaosCase, Outcome, Stage } from './ChaosCase.ts';
import { goByMenu, headingOf, wordsOf, type Place } from './places.ts';

/** Step by which the page's clock advances, in milliseconds: the longest timeout of a loader. */
const stepMs = 8_000;

type Point = 'frame' | 'others' | 'words' | 'back';

/** Runs a case. Continues after a failed check, to report all of them. */
export async function runCase(one: ChaosCase, stage: Stage): Promise<Outcome> {
  const { page, line } = stage;
  const { says, other, isPainted, back } = one.expected;
  const outcome: Outcome = {};
  const look = async (point: Point, check: () => Promise<void>) => {
    const why = await check().then(() => undefined, shortOf);
    if (typeof outcome[point] !== 'string') outcome[point] = why ?? true;
  };
  const lookAround = async () => {
    await look('frame', async () => expectFrame(stage, isPainted !== true));
    if (other) await look('others', async () => visitOther(stage, other));
  };
  const comeBack = async (press?: () => Promise<void>) => {
    const startedAt = performance.now();
    await press?.();
    await expect(headingOf(stage, one.place)).toBeVisible();
    await one.sign?.(stage);
    outcome.backMs = performance.now() - startedAt;
  };
  const meet = async () => {
    await one.meet(stage);
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  };

  if (one.isLate) await page.clock.install();
  await one.prepare?.(stage);
  if (says === undefined && !one.isLate) {
    await look('back', async () => comeBack(meet));
    await lookAround();
  } else {
    await look('frame', meet);
    const hear = async () => look('words', async () => expectWords(one, stage));
    if (says !== undefined) await hear();
    await lookAround();
    if (other && back === 'try again') await hear();
    await one.mend?.(stage);
    line.mend();
    await look('back', async () => comeBack(pressOf(one, stage)));
  }
  await look('back', async () => {
    expect(new URL(page.url()).pathname).toBe(one.place.path);
    const isSame = await page.evaluate(() => 'isSamePage' in globalThis);
    expect(isSame, 'whether the page is the same').toBe(back !== 'load again');
    await expect(page).not.toHaveTitle(alteredTitle);
  });
  return outcome;
}

/** The reader's action that restores the screen. */
function pressOf({ expected, press }: ChaosCase, stage: Stage): (() => Promise<void>) | undefined {
  if (expected.back === 'by itself') return undefined;
  if (expected.back === 'press again') return async () => press?.(stage);
  const { page, say } = stage;
  return async () => page.getByRole('button', { name: say('common.tryAgain') }).click();
}

/** Checks that the frame responds; without its scripts it is only painted. */
async function expectFrame({ page, say }: Stage, hasScripts: boolean): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  if (!hasScripts) return;
  const { userMenu, signOut } = new FramePage(page, say);
  await userMenu.click();
  await expect(signOut).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(signOut).toBeHidden();
}

async function visitOther(stage: Stage, other: Place): Promise<void> {
  await goByMenu(stage, other);
  await expect(headingOf(stage, other)).toBeVisible();
  // The page's load event waits for late files.
  await stage.page.goBack({ waitUntil: 'commit' });
}

async function expectWords({ expected: { says }, isLate }: ChaosCase, stage: Stage): Promise<void> {
  const { page } = stage;
  const words = page.getByText(wordsOf(says ?? '', stage));
  if (!isLate) return expect(words).toBeVisible();
  await expect(async () => {
    await page.clock.fastForward(stepMs);
    await expect(words).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** The first lines of a Playwright error. */
function shortOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const plain = stripVTControlCharacters(text);
  return plain
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 4)
    .join(' ');
}
