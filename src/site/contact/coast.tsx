import { contactText as text } from '#/i18n/tr/contact.ts';
import { marmaraCoast } from './marmara-coast.ts';
import { height, type Position, width } from './sheet.ts';

const { sheet, origin, across, down, land } = marmaraCoast;

const seas = [
  { name: text.places.blackSea, longitude: 29.9, latitude: 41.36 },
  { name: text.places.marmara, longitude: 28.25, latitude: 40.68 },
];
const towns = [
  { name: text.places.istanbul, longitude: 28.975, latitude: 41.01 },
  { name: text.places.tekirdag, longitude: 27.51, latitude: 40.98 },
  { name: text.places.kocaeli, longitude: 29.93, latitude: 40.77 },
  { name: text.places.bursa, longitude: 29.06, latitude: 40.19 },
];

/** Whether the coast is drawn all around the position. */
export function hasCoast({ latitude, longitude }: Position): boolean {
  const [besides, above] = [width / 2 / across, height / 2 / down];
  return (
    longitude - besides >= sheet.west &&
    longitude + besides <= sheet.east &&
    latitude - above >= sheet.south &&
    latitude + above <= sheet.north
  );
}

export function Coast(position: Position) {
  const middle = toPixels(position);
  return (
    <g transform={`translate(${width / 2 - middle.x} ${height / 2 - middle.y})`}>
      <path d={land} className="fill-night-600" />
      {seas.map((sea) => (
        <text
          key={sea.name}
          {...toPixels(sea)}
          textAnchor="middle"
          fontSize="19"
          fontStyle="italic"
          className="fill-snow-300"
        >
          {sea.name}
        </text>
      ))}
      {towns.map((town) => (
        <Town key={town.name} {...town} />
      ))}
    </g>
  );
}

function Town({ name, ...position }: Position & { name: string }) {
  const { x, y } = toPixels(position);
  return (
    <g transform={`translate(${x} ${y})`} className="fill-white">
      <circle r="4" />
      <text x="10" y="6" fontSize="19" fontWeight="600">
        {name}
      </text>
    </g>
  );
}

const toPixels = ({ latitude, longitude }: Position) => ({
  x: Math.round((longitude - origin.longitude) * across),
  y: Math.round((origin.latitude - latitude) * down),
});
