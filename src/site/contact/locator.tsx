import { contactText as text } from '#/i18n/tr/contact.ts';
import { ContourLines } from '#/ui/contour-lines.tsx';
import { marmaraCoast } from './marmara-coast.ts';

/** Width of the locator's drawing, whose middle is the pin. */
const width = 640;
const height = 400;

interface Position {
  latitude: number;
  longitude: number;
}

const column = 80;

/** The coast around the association, or, where none is drawn, contour lines. Shows no street, so it cannot be out of date. */
export function Locator({ label, ...position }: Position & { label: string }) {
  const isDrawn = hasCoast(position);
  return (
    <div className="relative size-full overflow-hidden bg-night-900 text-night-500">
      {!isDrawn && <ContourLines className="absolute inset-0 size-full opacity-70" />}
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={label}
        className="absolute inset-0 size-full"
      >
        {isDrawn ? <Coast {...position} /> : <Grid />}
        <Pin />
        <North />
      </svg>
      <p className="absolute top-0 left-0 bg-night-950/85 px-3 py-1.5 font-mono text-sm text-snow-100">
        <span className="sr-only">{text.coordinatesLabel}: </span>
        {text.coordinates(degrees(position.latitude, 'KG'), degrees(position.longitude, 'DB'))}
      </p>
    </div>
  );
}

function Grid() {
  const columns = Array.from({ length: width / column - 1 }, (_, index) => (index + 1) * column);
  const rows = columns.filter((line) => line < height);
  return (
    <path
      d={[...columns.map((x) => `M${x} 0V${height}`), ...rows.map((y) => `M0 ${y}H${width}`)].join('')}
      className="stroke-white/10"
      fill="none"
    />
  );
}

/** Pin in the middle, because a narrow screen cuts off the edges of the sheet. */
function Pin() {
  return (
    <g transform={`translate(${width / 2} ${height / 2})`}>
      <path
        d="M0 0c-16-22-26-34-26-50a26 26 0 0 1 52 0c0 16-10 28-26 50z"
        className="fill-white stroke-night-950"
        strokeWidth="2"
      />
      <path d="M0-66l4 12 12 4-12 4-4 12-4-12-12-4 12-4z" className="fill-night-800" />
    </g>
  );
}

function North() {
  return (
    <g transform={`translate(${width / 2 + 120} 56)`} className="fill-snow-100">
      <path d="M0-24l9 28-9-6-9 6z" />
      <text y="26" textAnchor="middle" fontSize="18" fontWeight="700">
        {text.north}
      </text>
    </g>
  );
}

/** 41.0135 becomes '41,0135° K'. @param letters for values above and below zero */
function degrees(value: number, letters: 'KG' | 'DB'): string {
  const letter = value < 0 ? letters[1] : letters[0];
  return `${Math.abs(value).toFixed(4).replace('.', ',')}° ${letter}`;
}

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

/** Tells whether the coast is drawn all around the position. */
function hasCoast({ latitude, longitude }: Position): boolean {
  const [besides, above] = [width / 2 / across, height / 2 / down];
  return (
    longitude - besides >= sheet.west &&
    longitude + besides <= sheet.east &&
    latitude - above >= sheet.south &&
    latitude + above <= sheet.north
  );
}

function Coast(position: Position) {
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
