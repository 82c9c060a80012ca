import postcss from 'postcss';
import { describe, expect, test } from 'vitest';
import { createCutter, createFirstStyles, mentionedIn } from './page-styles.server.ts';

const cut = (stylesheet: string, ...classes: string[]) =>
  createCutter(postcss.parse(stylesheet))([new Set(classes)]);

describe('the styles of a page', () => {
  test('hold a rule when the page has all its classes, in the order of the stylesheet', () => {
    const whole = '.b{color:red}.a .c{color:blue}.a{top:0}';
    expect(cut(whole, 'a', 'b')).toBe('.b{color:red}.a{top:0}');
  });

  test('hold rules for attributes and for the elements of the page', () => {
    const whole =
      'a{top:0}table{top:1px}[hidden]{top:2px}:where(.grid)>*{top:3px}li:nth-child(2n + 1) a:hover{top:4px}';
    expect(cut(whole, '<a', '<li', 'grid')).toBe(whole.replace('table{top:1px}', ''));
  });

  test('hold of several selectors those that the page has', () => {
    expect(cut('.x,.y,h1,h2,.h2,:host{top:2px}', 'y', '<h1', 'h2')).toBe('.y,h1,.h2{top:2px}');
  });

  test('hold a rule for a part of a class when the page has such a class', () => {
    const whole = '[class*=focus-x-]{top:0}.focus-x-30{--x:30%}.a{top:var(--x)}';
    expect(cut(whole, 'a')).toBe('.a{top:var(--x)}');
    expect(cut(whole, 'a', 'focus-x-30')).toBe(whole);
  });

  test('hold a rule for a list of elements when the page has one of them', () => {
    const whole = '.article :is(pre,table){top:0}';
    expect(cut(whole, 'article', '<p')).toBe('');
    expect(cut(whole, 'article', '<table')).toBe(whole);
  });

  test('hold what dresses parts of form fields on pages that have some', () => {
    const whole = '::placeholder{top:0}::-webkit-datetime-edit{top:1px}';
    expect(cut(whole)).toBe('');
    expect(cut(whole, '<input')).toBe(whole);
  });

  test('know classes with signs, as they are written in the page', () => {
    expect(cut(String.raw`.md\:w-1\/2{width:50%}.w-\[3px\]{width:3px}`, 'md:w-1/2')).toBe(
      String.raw`.md\:w-1\/2{width:50%}`,
    );
  });

  test('know classes with letters and signs beyond ASCII, and such as begin with a digit', () => {
    const whole = String.raw`.after\:content-\[\'·\'\]{content:'·'}.\32 xl{top:0}.\33 xl{top:1px}`;
    expect(cut(whole, "after:content-['·']", '2xl')).toBe(
      String.raw`.after\:content-\[\'·\'\]{content:'·'}.\32 xl{top:0}`,
    );
  });

  test('hold a rule for what lacks a class, or has one of several', () => {
    const whole = 'a:not(.x){top:0}p:is(.x,.y){top:1px}';
    expect(cut(whole, '<a', '<p')).toBe(whole);
  });

  test('hold how one page turns into the next, and where it does not', () => {
    const whole =
      '@view-transition{navigation:auto}@media (prefers-reduced-motion:reduce){@view-transition{navigation:none}}';
    expect(cut(`${whole}.a{top:0}`)).toBe(whole);
  });

  test('drop a condition that has nothing left in it', () => {
    expect(cut('@layer base{@media print{.a{top:0}}}.b{top:1px}', 'b')).toBe('.b{top:1px}');
  });

  test('hold variables, registered properties and animations that a rule names, and no others', () => {
    const whole =
      ':root{--a:var(--b);--b:1px;--c:2px}@keyframes turn{0%{top:0}}@keyframes rest{0%{top:0}}' +
      '@property --d{syntax:"*";inherits:false}.x{top:var(--a);animation:turn 1s}.y{top:var(--c);left:var(--d)}';
    expect(cut(whole, 'x')).toBe(
      ':root{--a:var(--b);--b:1px}@keyframes turn{0%{top:0}}.x{top:var(--a);animation:turn 1s}',
    );
  });
});

test('a page mentions its elements and their classes', () => {
  const html = '<p class="a md:b"><i class="[&amp;&gt;p]:c">class="d"</i></p>';
  expect([...mentionedIn(html)]).toEqual(['a', 'md:b', '[&>p]:c', '<p', '<i']);
});

test('styles that come before the whole stylesheet keep the order of its layers', () => {
  const whole = '@layer base{p{top:0}}@layer components{.a{top:1px}}@layer utilities{.b{top:2px}.c{top:3px}}';
  const { styles } = createFirstStyles(whole)('<p class="b">');
  expect(styles).toBe('@layer base,components,utilities;@layer base{p{top:0}}@layer utilities{.b{top:2px}}');
});
