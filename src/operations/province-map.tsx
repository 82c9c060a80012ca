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

/** The places of the map row by row; null where no province lies. */
export const tiles = rows.flatMap((row) =>
  row.split(' ').map((plate) => {
    const province = provinces[plates.indexOf(Number(plate))];
    return province ? { province, plate } : null;
  }),
);

/** Of a tile, by its shade. */
const looks = [
  'border-snow-300 bg-white text-ink-soft',
  'border-snow-200 bg-snow-200 text-night-950',
  'border-snow-300 bg-snow-300 text-night-950',
  'border-night-600 bg-night-600 text-white',
  'border-night-900 bg-night-900 text-white',
];

const tileLook =
  '@xl:before:self-start @xl:before:justify-self-start @xl:before:p-0.5 @xl:before:text-xs @xl:before:content-[attr(data-plate)] grid aspect-square place-items-center border text-[0.6875rem] leading-none @xl:text-lg';

/** Writes whose tile is pointed at or has the focus, in the line below the map. */
const named =
  'focus-visible:z-1 after:absolute after:bottom-0 after:left-0 after:text-sm after:text-ink hover:after:content-[attr(aria-label)] focus-visible:after:content-[attr(aria-label)]';

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
      <div className="@container relative">
        <p className="mb-2 text-sm text-ink-soft">
          {text.mapHint} <span className="@min-[25rem]:hidden print:hidden">{text.mapIsWider}</span>
        </p>
        <ProvinceMap filter={filter} counts={counts} />
      </div>
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
  const most = Math.max(...tiles.map((tile) => counts.get(tile?.province ?? '') ?? 0));
  return (
    <section aria-label={text.mapLabel} className="overflow-x-auto pt-1 pb-7">
      {/* tiles are wide enough for a finger (WCAG 2.5.8), so a phone moves the map sideways */}
      <div className="grid max-w-4xl min-w-[25rem] grid-cols-15 gap-0.5 tabular-nums @xl:gap-1 print:text-sm">
        {tiles.map((tile, place) => {
          // biome-ignore lint/suspicious/noArrayIndexKey: each place of the map stays
          if (!tile) return <i key={place} />;
          const { province, plate } = tile;
          const operations = counts.get(province) ?? 0;
          const className = `${tileLook} ${looks[shadeOf(operations, most)]}`;
          if (operations === 0) return <span key={province} data-plate={plate} className={className} />;
          return (
            <a
              key={province}
              href={operationListAddress({ ...filter, province })}
              aria-label={text.ofProvince(province, operations)}
              data-plate={plate}
              className={`${className} ${named}`}
            >
              {operations}
            </a>
          );
        })}
      </div>
    </section>
  );
}
