/**
 * Paints are named by what they hold, so a scene writes `down('#0b1b33', '#f26a1b/0.5@80')` where it needs one
 * and `page` finds the names again and defines each once. A stop is `colour[/opacity][@percent]`.
 */
export const down = (...stops: string[]) => paint('down', stops);
export const across = (...stops: string[]) => paint('across', stops);
export const slant = (...stops: string[]) => paint('slant', stops);
export const radial = (...stops: string[]) => paint('radial', stops);

/** A soft edge of about `radius` pixels, as an attribute. */
export const blurred = (radius: number) => `filter="url(#blur_${radius})"`;

export function definePaints(svg: string): string {
  const names = new Set(svg.match(/(?<=url\(#)(down|across|slant|radial|blur)_[\w-]+/g));
  return [...names].map(define).join('');
}

/** `amount` 0 keeps the first colour, 1 gives the second. */
export function mix(first: string, second: string, amount: number): string {
  const channel = (at: number) => {
    const from = Number.parseInt(first.slice(at, at + 2), 16);
    const to = Number.parseInt(second.slice(at, at + 2), 16);
    return Math.round(from + (to - from) * amount)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

function paint(kind: string, stops: string[]): string {
  const last = Math.max(stops.length - 1, 1);
  const parts = stops.map((stop, index) => {
    const [ink = '', offset = String(Math.round((index / last) * 100))] = stop.split('@');
    const [colour = '', opacity = '1'] = ink.split('/');
    return `${colour.slice(1)}-${Math.round(Number(opacity) * 100)}-${offset}`;
  });
  return `url(#${kind}_${parts.join('_')})`;
}

function define(name: string): string {
  const [kind, ...parts] = name.split('_');
  if (kind === 'blur') {
    return `<filter id="${name}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${parts[0]}"/></filter>`;
  }
  const stops = parts.map((part) => {
    const [colour, opacity, offset] = part.split('-');
    return `<stop offset="${offset}%" stop-color="#${colour}" stop-opacity="${Number(opacity) / 100}"/>`;
  });
  if (kind === 'radial') return `<radialGradient id="${name}">${stops.join('')}</radialGradient>`;
  const end = { down: 'x2="0" y2="1"', across: 'x2="1" y2="0"', slant: 'x2="1" y2="1"' }[kind ?? ''];
  return `<linearGradient id="${name}" x1="0" y1="0" ${end}>${stops.join('')}</linearGradient>`;
}
