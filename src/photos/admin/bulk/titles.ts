/** Leaves room for the number. */
const longestBase = 280;

/** Goes on counting after photos of the gallery that already have this title. A single new one needs no number. */
export function nameNewPhotos(
  title: string,
  { number, taken }: { number: number; taken: readonly string[] },
): string[] {
  const base = title.slice(0, longestBase).trim();
  const last = taken.reduce((highest, one) => Math.max(highest, readNumber(one, base)), 0);
  if (number === 1 && last === 0) return [base];
  return Array.from({ length: number }, (_, place) => `${base} (${last + place + 1})`);
}

/** 0 for another title. */
function readNumber(title: string, base: string): number {
  if (title === base) return 1;
  if (!title.startsWith(`${base} (`)) return 0;
  const [, digits] = /^ \((\d{1,6})\)$/.exec(title.slice(base.length)) ?? [];
  return Number(digits ?? 0);
}
