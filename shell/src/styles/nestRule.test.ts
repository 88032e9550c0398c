import { nestRule } from './nestRule.ts';

describe('nestRule', () => {
  it.each([
    ['@media print{.a{top:0;}}', '.a{@media print{&{top:0;}}}'],
    [
      '@media (width < 9px){.a:hover,[dir] .a >b{top:1.5px;}.a-b .a{top:0}}',
      '.a{@media (width < 9px){&:hover,[dir] & >b{top:1.5px;}.a-b &{top:0}}}',
    ],
    [
      '@media screen{@container c (width > 1px){.a{top:0;}}}',
      '.a{@media screen{@container c (width > 1px){&{top:0;}}}}',
    ],
  ])('puts the condition of %s inside', (rule, nested) => {
    expect(nestRule(rule)).toBe(nested);
  });

  it.each([
    '.a{top:0}',
    '@media print{h1{top:0}}',
    '@media print{.a,.b{top:0}}',
    '@media print{.a{top:0}.b{top:0}}',
    '@keyframes a{from{opacity:0.5;}}',
  ])('keeps %s', (rule) => {
    expect(nestRule(rule)).toBe(rule);
  });
});
