/** A statement takes up to 32,766 values in SQLite and 65,535 in PostgreSQL; the rows given here have up to 16. */
const largestBatch = 2000;

export function inBatches<Row>(rows: readonly Row[], size = largestBatch): Row[][] {
  const number = Math.ceil(rows.length / size);
  return Array.from({ length: number }, (_, n) => rows.slice(n * size, (n + 1) * size));
}
