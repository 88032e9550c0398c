import type { Fault } from '../fixtures/FaultyLine.ts';
import { LicenseListPage } from '../pages/LicenseListPage.ts';
import type { ChaosCase, Expected, Stage } from './ChaosCase.ts';
import { downloads, headingOf, licenses, type Words } from './places.ts';
import { expect } from '../fixtures/test.ts';
import { sharedFiles } from './sharedFiles.ts';

/** All faults of a transferred file. */
const faults: readonly Fault[] = [
  'missing',
  'error',
  'refused',
  'a page',
  'late',
  'altered',
  'cut short',
  'lost',
];

interface FileKind {
  readonly name: string;
  readonly files: RegExp;
  /** Expected reactions to permanently damaged files, and to files that are 30 s late. */
  readonly lasting: Expected;
  readonly late: Expected;
  /** How the page is made to request files outside of the first load. */
  readonly press?: (stage: Stage) => Promise<void>;
  readonly sign?: (stage: Stage) => Promise<void>;
}

const filesOfScreen = {
  lasting: { says: 'shell.remotes.unreachable', other: downloads, back: 'try again' },
  late: { says: 'shell.remotes.timeout', other: downloads, back: 'try again' },
} as const;

// The page guard's text, which is in no catalog.
const pageFailed: Words = { en: 'does not answer yet', ja: '操作できません' };
const pageLate: Words = { en: 'longer than usual', ja: '時間がかかって' };

/**
 * The files that a page loads. Texts have no files: both catalogs are in the scripts of a screen.
 * Dialog scripts load when a dialog opens.
 */
const kinds: readonly FileKind[] = [
  {
    name: 'entry of a remote',
    files: /\/remotes\/mf-licenses\/.*\/remoteEntry\.\w+\.js$/,
    ...filesOfScreen,
  },
  {
    name: 'list of a remote’s screens',
    files: /\/remotes\/mf-licenses\/.*\/routes\.\w+\.js$/,
    ...filesOfScreen,
  },
  {
    name: 'script of a screen, with its texts',
    files: /\/remotes\/mf-licenses\/.*\/\d+\.\w+\.js$/,
    ...filesOfScreen,
  },
  { name: 'part that remotes share', files: sharedFiles(), ...filesOfScreen },
  {
    name: 'script of the frame',
    files: /\/shell\/(main|vendor)\.\w+\.js$/,
    lasting: { says: pageFailed, isPainted: true, back: 'load again' },
    late: { says: pageLate, isPainted: true, back: 'by itself' },
  },
  {
    name: 'script of a dialog',
    files: /\/remotes\/mf-licenses\/.*\/\d+\.\w+\.js$/,
    lasting: { says: 'common.partNotLoaded', other: downloads, back: 'press again' },
    late: { other: downloads, back: 'press again' },
    press: async ({ page, say }) => {
      await page.getByRole('button', { name: say('licenses.enrolment.title') }).click();
    },
    sign: async ({ page, say }) => {
      const dialog = page.getByRole('dialog', { name: say('licenses.enrolment.title') });
      await expect(dialog).toBeVisible();
      // It would interfere with everything else.
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    },
  },
];

function fileCase(kind: FileKind, fault: Fault, times: number): ChaosCase {
  const { name, files, press, sign } = kind;
  const isOnce = times === 1;
  const lasting = fault === 'late' ? kind.late : kind.lasting;
  const open = async ({ signIn, owner }: Stage) => signIn(owner, licenses.path);
  return {
    name: `${name}: ${fault}${isOnce ? ' once' : ''}`,
    group: isOnce ? 'files, the first answer' : 'files, until it is said',
    place: licenses,
    expected: isOnce ? { other: downloads, back: 'by itself' } : lasting,
    isLate: fault === 'late',
    ...(press && {
      prepare: async (stage) => {
        await open(stage);
        await expect(headingOf(stage, licenses)).toBeVisible();
      },
      press,
    }),
    meet: async (stage) => {
      stage.line.damage(files, fault, times);
      await (press ?? open)(stage);
    },
    sign:
      sign ??
      // The preview has the same heading; only the screen itself accepts input.
      (async ({ page, say }) => {
        await new LicenseListPage(page, say).search.fill('x');
        await expect(page).toHaveURL(/[?&]q=x/);
      }),
  };
}

/**
 * Each kind of file with each fault: on its first response (late files have no second one), and
 * permanently.
 */
export const fileCases: readonly ChaosCase[] = [1, Infinity].flatMap((times) =>
  kinds.flatMap((kind) =>
    faults
      .filter((fault) => times > 1 || fault !== 'late')
      .map((fault) => fileCase(kind, fault, times)),
  ),
);
