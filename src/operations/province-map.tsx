import { provinces } from '#/content/kinds.ts';
import { recordFiguresText as text } from '#/i18n/tr/record-figures.ts';
import { type Shade, shadeOf } from './figure-shade.ts';
import { operationListAddress, type RecordFilter } from './operation-list-query.ts';

/** Number plates by which people know the provinces, in the order of `provinces`. */
const plates = [
  1, 2, 3, 4, 68, 5, 6, 7, 75, 8, 9, 10, 74, 72, 69, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 81, 22, 23,
  24, 25, 26, 27, 28, 29, 30, 31, 76, 32, 34, 35, 46, 78, 70, 36, 37, 38, 71, 39, 40, 79, 41, 42, 43, 44, 45,
  47, 33, 48, 49, 50, 51, 52, 80, 53, 54, 55, 56, 57, 58, 63, 73, 59, 60, 61, 62, 64, 65, 77, 66, 67,
];

/** Plates of the provinces, each near where it lies. */
const rows = [
  '22 39 .. .. .. 67 74 37 57 55 .. .. .. .. ..',
  '.. 59 34 41 54 81 14 78 05 52 28 61 53 08 75',
  '17 .. 77 16 11 26 06 18 19 60 29 69 25 36 76',
  '.. 10 .. .. 43 .. .. 71 66 58 24 62 .. 04 ..',
  '35 45 .. 64 03 .. .. 40 38 44 23 12 49 13 65',
  '.. 09 20 15 32 42 68 50 46 02 21 72 56 73 30',
  '.. .. 48 .. 07 .. 70 51 01 80 27 63 47 .. ..',
  '.. .. .. .. .. .. .. 33 .. 31 79 .. .. .. ..',
];

/** With the gap beside it. */
const tileSize = 32;
const square = 'M0 0h30v30h-30z';

export const tiles = rows.flatMap((row, down) =>
  row.split(' ').flatMap((plate, across) => {
    const province = provinces[plates.indexOf(Number(plate))];
    const place = `translate(${across * tileSize} ${down * tileSize})`;
    return province ? [{ province, plate, place }] : [];
  }),
);

const quiet = { fill: 'fill-white stroke-snow-300', ink: 'fill-ink-soft' };
const looks: Record<Shade, { fill: string; ink: string }> = {
  1: { fill: 'fill-snow-200', ink: 'fill-night-950' },
  2: { fill: 'fill-snow-300', ink: 'fill-night-950' },
  3: { fill: 'fill-night-600', ink: 'fill-white' },
  4: { fill: 'fill-night-900', ink: 'fill-white' },
};

/**
 * Map of the 81 provinces as tiles, each with its number, leading to its operations; those without any lead nowhere. On a
 * phone the tiles are small for a finger, for which the list beside the map is there.
 */
export function ProvinceMap({
  filter,
  counts,
}: {
  filter: RecordFilter;
  counts: ReadonlyMap<string | null, number>;
}) {
  const most = Math.max(...tiles.map(({ province }) => counts.get(province) ?? 0));
  return (
    <figure>
      <figcaption className="mb-2 text-sm text-ink-soft">{text.mapHint}</figcaption>
      <svg
        viewBox={`-1 -1 ${15 * tileSize} ${8 * tileSize}`}
        aria-label={text.mapLabel}
        className="max-w-4xl text-[15px]"
      >
        {tiles.map(({ province, plate, place }) => {
          const operations = counts.get(province);
          const { fill, ink } = operations ? looks[shadeOf(operations, most)] : quiet;
          const tile = (
            <>
              <path d={square} className={fill} />
              <text x="3" y="10" className="text-[9px] max-sm:hidden">
                {plate}
              </text>
            </>
          );
          return (
            <g key={province} transform={place} className={ink}>
              {operations ? (
                <a href={operationListAddress({ ...filter, province })}>
                  <title>{text.ofProvince(province, operations)}</title>
                  {tile}
                  <text
                    x="15"
                    y="23"
                    className={operations < 1000 ? undefined : 'text-[11px]'}
                    textAnchor="middle"
                  >
                    {operations}
                  </text>
                </a>
              ) : (
                tile
              )}
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
