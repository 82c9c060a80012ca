import { totalOf } from '#/content/accountability.ts';
import { useContent } from '#/content/content-context.ts';
import { allPermits, isValid } from '#/content/valid-permits.ts';
import { formatLongDate } from '#/format/dates.ts';
import { formatLira } from '#/format/lira.ts';
import { accountabilityText as text } from '#/i18n/tr/accountability.ts';
import { annualReportText as reportText } from '#/i18n/tr/annual-report.ts';
import type { Page } from '#/render/page.ts';
import { CardLinks } from '#/ui/card-links.tsx';
import { PageHeader } from '#/ui/page-header.tsx';
import { TextLink } from '#/ui/text-link.tsx';
import {
  accountabilityPath,
  annualReportPath,
  listParts,
  newestFirst,
  type PartName,
  partPaths,
  type Visit,
} from './parts.ts';

interface Years {
  /** Years of which there is a report, the latest first. */
  years: readonly number[];
}

/** Page that leads to the parts. @returns undefined while there is none */
export function accountabilityPage({ years, ...visit }: Visit & Years): Page | undefined {
  const { content } = visit;
  const { title, lead, description } = content.headings.accountability;
  const links = listParts(content).map((name) => ({
    href: partPaths[name],
    title: content[name].title,
    text: [content[name].example && text.example, newest[name](visit)].filter(Boolean).join(' '),
  }));
  if (links.length === 0) return undefined;
  const body = (
    <>
      <PageHeader title={title} lead={lead} isNarrow />
      <CardLinks links={links} />
      <AnnualReports years={years} />
    </>
  );
  return { title, description, body };
}

function AnnualReports({ years }: Years) {
  if (years.length === 0) return null;
  return (
    <nav aria-labelledby="faaliyet-raporlari" className="wrap max-w-[48rem] pb-10">
      <h2 id="faaliyet-raporlari" className="text-xl font-bold">
        {reportText.all}
      </h2>
      <ul className="flex flex-wrap gap-x-5">
        {years.map((year) => (
          <li key={year}>
            <TextLink href={annualReportPath(year)} className="min-h-11 content-center">
              {year}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The newest figure or date of each. */
const newest: Record<PartName, (visit: Visit) => string> = {
  finances({ content }) {
    const years = newestFirst(content.finances.entries);
    const account = years.find(({ closedOn }) => closedOn !== null) ?? years[0];
    if (!account) return '';
    const { year, income, cost } = account;
    return text.figuresOf(year, formatLira(totalOf(income)), formatLira(totalOf(cost)));
  },
  auditReports({ content }) {
    const [report] = newestFirst(content.auditReports.entries);
    return report ? text.newestReport(report.year, formatLongDate(report.reportedOn)) : '';
  },
  donorRights: ({ content }) => text.decided(formatLongDate(content.donorRights.date)),
  permits: ({ content, today }) =>
    text.validCount(allPermits(content).filter((permit) => isValid(permit, today)).length),
  accessibility: ({ content }) => text.checkedOn(formatLongDate(content.accessibility.date)),
};

/** Leads there from another page; nothing while there is nothing to read. */
export function AccountabilityLink() {
  if (listParts(useContent()).length === 0) return null;
  return (
    <TextLink href={accountabilityPath} className="min-h-11 py-2 print:hidden">
      {text.link}
    </TextLink>
  );
}
