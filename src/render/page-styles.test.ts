import { describe, expect, test } from 'vitest';
import { classesOf, createCutter } from './page-styles.server.ts';

const cut = (stylesheet: string, ...classes: string[]) => createCutter(stylesheet)([new Set(classes)]);

describe('the styles of a page', () => {
  test('hold a rule when the page has all its classes, in the order of the stylesheet', () => {
    const whole = '.b{color:red}.a .c{color:blue}.a{top:0}';
    expect(cut(whole, 'a', 'b')).toBe('.b{color:red}.a{top:0}');
  });

  test('hold rules for elements and attributes, and one of several selectors is enough', () => {
    expect(cut('a{top:0}[hidden]{top:1px}.x,.y{top:2px}', 'y')).toBe(
      'a{top:0}[hidden]{top:1px}.x,.y{top:2px}',
    );
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
    expect(cut(whole)).toBe(whole);
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

test('the classes of a page are those of all its elements', () => {
  const html = '<p class="a md:b"><i class="[&amp;&gt;p]:c">class="d"</i></p>';
  expect([...classesOf(html)]).toEqual(['a', 'md:b', '[&>p]:c', 'd"</i></p>'].slice(0, 3));
});
