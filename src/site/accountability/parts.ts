import type { Content } from '#/content/documents.ts';

export interface Visit {
  content: Content;
  /** 'YYYY-MM-DD' in Istanbul. */
  today: string;
}

export const accountabilityPath = '/hesap-verme';

export const partPaths = {
  finances: '/hesap-verme/gelir-gider',
  auditReports: '/hesap-verme/denetim',
  donorRights: '/hesap-verme/bagisci-haklari',
  permits: '/hesap-verme/izinler',
  accessibility: '/hesap-verme/erisilebilirlik',
} as const;

/** Report of one year, for print. */
export const annualReportPath = (year: number): string => `${accountabilityPath}/${year}`;

export type PartName = keyof typeof partPaths;

export const partNames = Object.keys(partPaths) as PartName[];

/** Lists the parts that hold something; the others have no page, and nothing leads there. */
export const listParts = (content: Pick<Content, PartName | 'donation'>): PartName[] =>
  partNames.filter(
    (name) =>
      content[name].entries.length > 0 || (name === 'permits' && content.donation.collectionPermit !== null),
  );

/** Tells of a path whether it is of one of these pages, and there is nothing to read. */
export function isEmptyPath(path: string, content: Pick<Content, PartName | 'donation'>): boolean {
  const parts = listParts(content);
  if (path === accountabilityPath) return parts.length === 0;
  return partNames.some((name) => partPaths[name] === path && !parts.includes(name));
}

export const newestFirst = <Entry extends { year: number }>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => other.year - one.year);
