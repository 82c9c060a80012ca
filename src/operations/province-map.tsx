import { operationProvinces, provinces } from '#/content/province-kinds.ts';
import { recordFiguresText as text } from '#/i18n/tr/record-figures.ts';
import { shadeOf } from './figure-shade.ts';
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

export const tiles = rows.flatMap((row, down) =>
  row.split(' ').flatMap((plate, across) => {
    const province = provinces[plates.indexOf(Number(plate))];
    const place = `translate(${across * tileSize} ${down * tileSize})`;
    return province ? [{ province, plate, place }] : [];
  }),
);

/** Of a tile and of what is written in it, by its shade. */
const looks = [
  ['fill-white stroke-snow-300', 'fill-ink-soft'],
  ['fill-snow-200', 'fill-night-950'],
  ['fill-snow-300', 'fill-night-950'],
  ['fill-night-600', 'fill-white'],
  ['fill-night-900', 'fill-white'],
];

interface ByProvinceProps {
  filter: RecordFilter;
  /** Operations of each province; of null those which name none. */
  counts: ReadonlyMap<string | null, number>;
}

/** The map, and the same numbers as a list, which is there for fingers and for places that lie on no map. */
export function ByProvince({ filter, counts }: ByProvinceProps) {
  const listed = [...operationProvinces, null]
    .filter((province) => counts.has(province))
    .sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0));
  return (
    <>
      <p className="mb-2 text-sm text-ink-soft">{text.mapHint}</p>
      <ProvinceMap filter={filter} counts={counts} />
      <ul aria-label={text.provinceCaption} className="mt-4 columns-[8rem] gap-4 tabular-nums">
        {listed.map((province) => (
          <li key={province} className="flex break-inside-avoid justify-between text-sm leading-9">
            {province ? (
              <a href={operationListAddress({ ...filter, province })} className="underline">
                {province}
              </a>
            ) : (
              <span>{text.noProvince}</span>
            )}
            {` ${counts.get(province)}`}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A tile for each of the 81 provinces, with its number, leading to its operations; one without any leads nowhere. */
function ProvinceMap({ filter, counts }: ByProvinceProps) {
  const most = Math.max(...tiles.map(({ province }) => counts.get(province) ?? 0));
  return (
    <svg
      viewBox={`-1 -1 ${15 * tileSize} ${8 * tileSize}`}
      aria-label={text.mapLabel}
      className="max-w-4xl text-[15px]"
    >
      {tiles.map(({ province, plate, place }) => {
        const operations = counts.get(province) ?? 0;
        const [fill, ink] = looks[shadeOf(operations, most)] ?? [];
        return (
          <g key={province} transform={place} className={ink}>
            <a href={operations ? operationListAddress({ ...filter, province }) : undefined}>
              {operations > 0 && <title>{text.ofProvince(province, operations)}</title>}
              <path d="M0 0h30v30h-30z" className={fill} />
              <text x="3" y="10" className="text-[9px] max-sm:hidden">
                {plate}
              </text>
              {operations > 0 && (
                <text
                  x="15"
                  y="23"
                  textAnchor="middle"
                  className={operations > 999 ? 'text-[11px]' : undefined}
                >
                  {operations}
                </text>
              )}
            </a>
          </g>
        );
      })}
    </svg>
  );
}
