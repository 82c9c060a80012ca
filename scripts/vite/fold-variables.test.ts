import postcss from 'postcss';
import { describe, expect, test } from 'vitest';
import { foldVariables } from './fold-variables.ts';

const fold = (styles: string) => postcss([foldVariables()]).process(styles, { from: undefined }).css;

const registered = (name: string, initial?: string) =>
  `@property ${name}{syntax:"*";inherits:false${initial === undefined ? '' : `;initial-value:${initial}`}}`;

describe('a value takes the place of a variable', () => {
  test('when it is the theme’s, which nothing changes', () => {
    expect(fold(':root,:host{--color-ink:#0f2038}a{color:var(--color-ink)}')).toBe(
      ':root,:host{}a{color:#0f2038}',
    );
  });

  test('when no rule sets it, or each sets what it begins with', () => {
    const older = '@layer properties{*{--tw-style:solid}}';
    expect(fold(`${older}.a{border-style:var(--tw-style)}${registered('--tw-style', 'solid')}`)).toBe(
      '@layer properties{*{}}.a{border-style:solid}',
    );
    expect(fold(`.a{--tw-turn:0;margin:calc(4px * var(--tw-turn))}${registered('--tw-turn', '0')}`)).toBe(
      '.a{margin:calc(4px * 0)}',
    );
  });

  test('when it is nothing, and something else stands for it', () => {
    expect(fold('.a{font:var(--tw-none, ) var(--tw-size,var(--b,1px))}')).toBe('.a{font:var(--b,1px)}');
  });

  test('when every rule that reads it has set it', () => {
    expect(
      fold('.a{--tw-shadow:0 1px red;box-shadow:0 0 #0000, var(--tw-shadow)}.b{--tw-shadow:0 2px blue}'),
    ).toBe('.a{box-shadow:0 1px red}.b{}');
  });
});

test('a blank that keeps two signs on one line stays one', () => {
  expect(fold('.a{--tw-content:"\u00a0· ";content:var(--tw-content)}')).toBe('.a{content:"\u00a0· "}');
});

test('what a later rule overrules is what it would be without that rule', () => {
  const leading = registered('--tw-leading');
  const early = '.a{line-height:var(--tw-leading,1.5)}';
  const tall = '.b{--tw-leading:1;line-height:1}';
  expect(fold(`${early}${tall}${leading}`)).toBe('.a{line-height:1.5}.b{line-height:1}');
  const late = '@media print{.c{line-height:var(--tw-leading,2)}}';
  expect(fold(`${early}${tall}${late}${leading}`)).toBe(`.a{line-height:1.5}${tall}${late}${leading}`);
});

test('a variable that one rule sets for another stays', () => {
  const unsaid = `.a{line-height:var(--tw-leading,1.5)}.b{--tw-leading:1}${registered('--tw-leading')}`;
  expect(fold(unsaid)).toBe(unsaid);
  const heavier = `.a:hover{line-height:var(--tw-leading,1.5)}.b{--tw-leading:1;line-height:1}${registered('--tw-leading')}`;
  expect(fold(heavier)).toBe(heavier);
  const focus =
    '.a{object-position:var(--focus-x,50%)}.b{--focus-x:10%}:root{--c:1px}@media print{:root{--c:2px}}';
  expect(fold(focus)).toBe(focus);
});
