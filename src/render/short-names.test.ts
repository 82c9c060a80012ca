import { expect, test } from 'vitest';
import { createShortNames } from './short-names.server.ts';

const styles = String.raw`.bar\:text-\[0\.85rem\]:hover>.flex{top:0}.\[\&\>p\]\:mt-2>p{top:1px}.min-h-14{top:2px}`;
const names = (stylesheet: string, ...kept: string[]) => createShortNames(stylesheet, new Set(kept));

test('a long class has the same short name in the stylesheet and in the page', () => {
  const { stylesheet, shorten } = names(styles);
  expect(stylesheet).toBe('.a0:hover>.flex{top:0}.a1>p{top:1px}.a2{top:2px}');
  expect(shorten('<p class="bar:text-[0.85rem] flex"><i class="[&amp;&gt;p]:mt-2 min-h-14">')).toEqual({
    html: '<p class="a0 flex"><i class="a1 a2">',
    classes: new Set(['a0', 'flex', 'a1', 'a2']),
  });
});

test('a class that scripts set keeps its name', () => {
  const { stylesheet, shorten } = names('.invisible{top:0}.min-h-14{top:1px}', 'invisible', 'lucide');
  expect(stylesheet).toBe('.invisible{top:0}.a0{top:1px}');
  expect(shorten('<b class="invisible min-h-14 lucide">').html).toBe('<b class="invisible a0 lucide">');
});

test('a class that no rule knows is left out', () => {
  expect(names(styles).shorten('<b class="lucide-phone"><i class="lucide flex">').html).toBe(
    '<b><i class="flex">',
  );
});

test('no short name is one that the stylesheet or a script has already', () => {
  expect(names('.a0{top:0}.min-h-14{top:1px}', 'a1').stylesheet).toBe('.a0{top:0}.a2{top:1px}');
});

test('classes that rules ask for by a part of their name keep it', () => {
  const whole = '[class*=focus-x-]{top:0}.focus-x-30{--focus-x:30%}';
  expect(names(whole).stylesheet).toBe(whole);
});

test('words that look like a class are left alone', () => {
  const text = '<p>class=&quot;min-h-14&quot;</p>';
  expect(names(styles).shorten(text).html).toBe(text);
});
