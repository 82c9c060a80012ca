/** Of an even number of figures the upper one of the middle two; undefined where nothing could be measured. */
export function median(figures: readonly (number | undefined)[]): number | undefined {
  const known = figures.filter((figure) => figure !== undefined);
  return known.toSorted((one, other) => one - other)[Math.floor(known.length / 2)];
}

/** Figures as people read them: 17,794; 10.2; 0.45; a dash for what could not be measured. */
export function show(figure: number | undefined, digits = 0): string {
  if (figure === undefined || !Number.isFinite(figure)) return '–';
  return figure.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** A Markdown table; all columns but the first hold figures. */
export function drawTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = `|---${'|--:'.repeat(heads.length - 1)}|`;
  return [line(heads), rule, ...rows.map(line)].join('\n');
}

/** @returns undefined unless both are known */
export const ratio = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || !other ? undefined : one / other;
