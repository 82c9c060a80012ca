import type { Kysely } from 'kysely';
import type { Finances, YearAccount } from '#/content/finances.ts';
import type { Tables } from '#/db/tables.ts';
import { accountabilityText as text } from '#/i18n/tr/accountability.ts';
import { readStored } from './forms.server.ts';
import type { FigureCorrection } from './schema.ts';
import { readPublishedVersions } from './store.server.ts';

/** Finds every correction that visitors have read, the earliest first, by comparing the versions that were published. */
export async function readFigureCorrections(db: Kysely<Tables>): Promise<FigureCorrection[]> {
  const known = new Map<number, Map<string, number>>();
  const corrections: FigureCorrection[] = [];
  for await (const { value, publishedAt: at } of readPublishedVersions(db, 'finances')) {
    const { example, entries } = readStored('finances', value) as Finances;
    for (const account of example === null ? entries : []) {
      const { year, closedOn } = account;
      const [before, figures] = [known.get(year), figuresOf(account)];
      for (const label of before ? new Set([...before.keys(), ...figures.keys()]) : []) {
        const [was, is] = [before?.get(label) ?? 0, figures.get(label) ?? 0];
        if (was !== is) corrections.push({ year, at, label, was, is });
      }
      // a year that is opened again, or taken away and brought back, is compared as well
      if (before || closedOn !== null) known.set(year, figures);
    }
  }
  return corrections;
}

/** Returns the amounts of a year by what they are called; those of the same name are one. */
function figuresOf({ opening, income, cost, closing }: YearAccount): Map<string, number> {
  const figures = new Map([[text.opening, opening]]);
  for (const [side, rows] of [[text.income, income] as const, [text.cost, cost] as const])
    for (const { kind, amount } of rows) {
      const label = `${side}, ${kind}`;
      figures.set(label, (figures.get(label) ?? 0) + amount);
    }
  return figures.set(text.closing, closing);
}
