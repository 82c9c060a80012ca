import type { Kysely } from 'kysely';
import { readsOfYear } from '#/db/page-reads.ts';
import type { Tables } from '#/db/tables.ts';
import { readFigureCorrections } from '#/documents/figure-corrections.server.ts';
import { wholeRecord } from '#/operations/operation-list-query.ts';
import { countRecord, sumRecord } from '#/operations/record.server.ts';
import { listPublishedOperations } from '#/operations/store.server.ts';
import { accountabilityPage } from '#/site/accountability/accountability-page.tsx';
import { annualReportPage, mostListed, type YearRecord } from '#/site/accountability/annual-report-page.tsx';
import { partPage } from '#/site/accountability/part-page.tsx';
import { accountabilityPath, partNames, partPaths } from '#/site/accountability/parts.ts';
import { page, type Visit } from './public-page.ts';

/** Reports that are linked; those of earlier years stand at their addresses. */
const mostReports = 5;

async function drawAccountability(visit: Visit<null>) {
  const counted = await countRecord(visit.db, { by: 'year', ...wholeRecord });
  const accounts = visit.content.finances.entries.map(({ year }) => year);
  const years = new Set([...accounts, ...counted.map(({ part }) => Number(part))]);
  const latest = [...years].sort((one, other) => other - one);
  return accountabilityPage({ ...visit, years: latest.slice(0, mostReports) });
}

async function drawAnnualReport({ db, content, params, today }: Visit<null>) {
  const year = parseYear(params.year);
  if (year === undefined) return undefined;
  // anybody may make up a year: it costs little
  const hasAccount = content.finances.entries.some((account) => account.year === year);
  const corrections = hasAccount ? await readFigureCorrections(db) : [];
  return annualReportPage({ ...(await readYear(db, year)), content, corrections, today });
}

/** Reads what the annual report says of a year, from where the other pages read it. */
async function readYear(db: Kysely<Tables>, year: number): Promise<YearRecord> {
  const filter = { ...wholeRecord, year };
  return {
    year,
    ofType: await sumRecord(db, { by: 'type', ...filter }),
    ofProvince: await countRecord(db, { by: 'province', ...filter }),
    operations: await listPublishedOperations(db, { filter, limit: mostListed }),
    reads: await readsOfYear(db, year),
  };
}

/** Reads the year of a path. @returns undefined for what is none */
const parseYear = (text: string | undefined): number | undefined =>
  text && /^(19|20)\d\d$/.test(text) ? Number(text) : undefined;

/** Pages on which the association gives account. The parts go before the report of a year, whose address begins alike. */
export const accountabilityPages = [
  page(accountabilityPath, drawAccountability),
  ...partNames.map((name) =>
    page(partPaths[name], async (visit) =>
      partPage(name, {
        ...visit,
        corrections: name === 'finances' ? await readFigureCorrections(visit.db) : [],
      }),
    ),
  ),
  page(`${accountabilityPath}/:year`, drawAnnualReport),
];
