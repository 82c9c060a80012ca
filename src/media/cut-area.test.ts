import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Corner, largestArea, movedArea, pixelsOf, sizedArea, turnArea } from './cut-area.ts';
import { cutSchema } from './schema.ts';

const step = fc.double({ min: -150, max: 150, noNaN: true });
const corner = fc.constantFrom<Corner>([1, 1], [-1, 1], [1, -1], [-1, -1]);
const doing = fc.tuple(fc.constantFrom('move', 'size'), fc.tuple(step, step), corner);

test('whatever is dragged, the area stays in the picture, and keeps its shape', () => {
  fc.assert(
    fc.property(
      fc.array(doing, { maxLength: 12 }),
      fc.option(fc.double({ min: 0.3, max: 3, noNaN: true }), { nil: undefined }),
      (doings, shape) => {
        let crop = largestArea(shape);
        for (const [what, by, corner] of doings) {
          crop = what === 'move' ? movedArea(crop, by) : sizedArea(crop, by, { corner, shape });
          if (shape) expect(crop.width / crop.height).toBeCloseTo(shape, 1);
          expect(cutSchema.safeParse({ turn: 90, crop }).success).toBe(true);
          const { left, top, width, height } = pixelsOf({ turn: 90, crop }, { width: 1999, height: 1333 });
          expect(left + width).toBeLessThanOrEqual(1333);
          expect(top + height).toBeLessThanOrEqual(1999);
        }
      },
    ),
  );
});

test('a corner moves, and the one across from it stays', () => {
  const area = { left: 20, top: 20, width: 40, height: 40 };
  const size = (corner: Corner, shape?: number) => sizedArea(area, [10, -5], { corner, shape });
  expect(size([1, 1])).toEqual({ left: 20, top: 20, width: 50, height: 35 });
  expect(size([-1, -1])).toEqual({ left: 30, top: 15, width: 30, height: 45 });
  expect(size([1, 1], 1)).toEqual({ left: 20, top: 20, width: 50, height: 50 });
  expect(sizedArea(area, [0, 10], { corner: [1, 1], shape: 2 })).toEqual({
    ...{ left: 20, top: 20, width: 60, height: 30 },
  });
});

test.each([
  [2, { left: 0, top: 25, width: 100, height: 50 }],
  [0.5, { left: 25, top: 0, width: 50, height: 100 }],
])('the largest area of a shape lies in the middle', (shape, area) => {
  expect(largestArea(shape)).toEqual(area);
});

test('an area turns along with the picture, and a turn to the other side brings it back', () => {
  const area = { left: 10, top: 20, width: 50, height: 30 };
  const right = turnArea(area, { isToRight: true });
  expect(right).toEqual({ left: 50, top: 10, width: 30, height: 50 });
  expect(turnArea(right, { isToRight: false })).toEqual(area);
});
