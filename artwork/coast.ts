import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { json } from 'node:stream/consumers';
import { feature } from 'topojson-client';

type Place = [longitude: number, latitude: number];

/** What is drawn; a sheet of 640 x 400 around a pin ends well before its edges. */
const [west, east, south, north] = [25.2, 32.2, 39.2, 43];
const origin = { longitude: 28.955, latitude: 41.0135 };
/** Pixels to a degree; a degree of longitude is shorter by the cosine of the latitude. */
const down = 210;
const across = Math.round(down * Math.cos((origin.latitude / 180) * Math.PI));

/** The land around the Sea of Marmara, from Natural Earth (public domain), as a path for the locator. */
export async function writeCoast(file: string): Promise<void> {
  const path = (await readRings()).map(cut).map(draw).join('');
  await writeFile(
    file,
    `/** Drawn by artwork/coast.ts from Natural Earth (public domain). Pixels from the origin; pixels to a degree. */
export const marmaraCoast = {
  sheet: { west: ${west}, east: ${east}, south: ${south}, north: ${north} },
  origin: { longitude: ${origin.longitude}, latitude: ${origin.latitude} },
  across: ${across},
  down: ${down},
  land: '${path}',
};
`,
  );
}

async function readRings(): Promise<Place[][]> {
  const data = createRequire(import.meta.url).resolve('world-atlas/land-10m.json');
  // biome-ignore lint/suspicious/noExplicitAny: neither package has types
  const atlas: any = await json(createReadStream(data));
  const land = feature(atlas, atlas.objects.land);
  return land.features.flatMap(({ geometry }) => geometry.coordinates.flat());
}

/** Leaves of a ring what lies on the sheet (Sutherland and Hodgman: one edge after the other). */
function cut(ring: Place[]): Place[] {
  const edges = [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ] as const;
  return edges.reduce<Place[]>(
    (left, [axis, limit, sign]) =>
      left.flatMap((to, index) => {
        const from = left.at(index - 1) ?? to;
        const [isFrom, isTo] = [from, to].map((place) => (place[axis] - limit) * sign >= 0);
        const share = (limit - from[axis]) / (to[axis] - from[axis]);
        const edge: Place = [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
        return [...(isFrom === isTo ? [] : [edge]), ...(isTo ? [to] : [])];
      }),
    ring,
  );
}

/** Whole pixels, each but the first told from the one before, which is shortest. */
function draw(ring: Place[]): string {
  const pixels = ring.map(([longitude, latitude]) => [
    Math.round((longitude - origin.longitude) * across),
    Math.round((origin.latitude - latitude) * down),
  ]);
  const steps = pixels
    .map(([x = 0, y = 0], index) => [x - (pixels[index - 1]?.[0] ?? 0), y - (pixels[index - 1]?.[1] ?? 0)])
    .filter(([x, y]) => x !== 0 || y !== 0)
    .map(([x = 0, y = 0]) => `${x}${y < 0 ? '' : ' '}${y}`);
  const [first, ...others] = steps;
  return others.length < 2 ? '' : `M${first}l${others.reduce((path, step) => path + (step.startsWith('-') ? step : ` ${step}`))}z`;
}
