import type { ReactNode } from 'react';
import type { Content } from '#/content/documents.ts';
import { allPermits, currentCollectionPermit, isOver, type Permit } from '#/content/valid-permits.ts';
import type { FigureCorrection } from '#/documents/schema.ts';
import { formatLongDate } from '#/format/dates.ts';
import { accountabilityText as text } from '#/i18n/tr/accountability.ts';
import type { Page } from '#/render/page.ts';
import { BulletList } from '#/ui/bullet-list.tsx';
import { FactList } from '#/ui/fact-list.tsx';
import { Notice } from '#/ui/notice.tsx';
import { PageHeader } from '#/ui/page-header.tsx';
import { TextLink } from '#/ui/text-link.tsx';
import { Card } from './card.tsx';
import { FinanceYear } from './finance-year.tsx';
import { accountabilityPath, listParts, newestFirst, type PartName, type Visit } from './parts.ts';

interface PartVisit extends Visit {
  corrections: FigureCorrection[];
}

/** Page of one part. @returns undefined while it holds nothing */
export function partPage(name: PartName, visit: PartVisit): Page | undefined {
  const { content } = visit;
  if (!listParts(content).includes(name)) return undefined;
  const { title, lead, description, example } = content[name];
  const above = { title: content.headings.accountability.title, path: accountabilityPath };
  const back = (
    <a href={above.path} className="inline-flex min-h-11 items-center hover:underline print:hidden">
      {above.title}
    </a>
  );
  const body = (
    <>
      <PageHeader title={title} lead={lead} isNarrow eyebrow={back} />
      <div className="wrap max-w-[48rem] space-y-6 py-6 wrap-anywhere md:py-10 print:space-y-3 print:py-2">
        {example && <Notice tone="caution">{example}</Notice>}
        {bodies[name](visit)}
      </div>
    </>
  );
  return { title, description, above: [above], body };
}

const bodies: Record<PartName, (visit: PartVisit) => ReactNode> = {
  finances: ({ content, corrections }) =>
    newestFirst(content.finances.entries).map((account) => (
      <FinanceYear
        key={account.year}
        account={account}
        corrections={corrections.filter(({ year }) => year === account.year)}
      />
    )),
  auditReports: ({ content }) =>
    newestFirst(content.auditReports.entries).map(({ year, by, reportedOn, finding }) => (
      <Card key={year} id={`rapor-${year}`} title={year}>
        <p className="mb-2 text-ink-soft">{text.reportedBy(by, formatLongDate(reportedOn))}</p>
        <p>{finding}</p>
      </Card>
    )),
  donorRights: ({ content: { donorRights } }) => (
    <>
      <p className="text-ink-soft">{text.decidedOn(formatLongDate(donorRights.date))}</p>
      <Sections entries={donorRights.entries} />
    </>
  ),
  permits({ content, today }) {
    const over = allPermits(content).filter((permit) => isOver(permit, today));
    const valid = allPermits(content).filter((permit) => !isOver(permit, today));
    return (
      <>
        {valid.map(({ name, givenBy, number, ...days }) => (
          <Card key={`${name} ${number}`} title={name}>
            <FactList
              facts={[
                { label: text.givenBy, value: givenBy },
                { label: text.number, value: number },
                { label: text.validity, value: sayValidity(days) },
              ]}
            />
          </Card>
        ))}
        {!currentCollectionPermit(content.donation, today) && (
          <p className="text-ink-soft">{content.permits.withoutCollecting}</p>
        )}
        {over.length > 0 && (
          <Card title={text.over}>
            <BulletList entries={over.map(sayEnd)} />
          </Card>
        )}
      </>
    );
  },
  accessibility: ({ content: { accessibility } }) => (
    <>
      <p className="text-ink-soft">{text.checkedOn(formatLongDate(accessibility.date))}</p>
      <Sections entries={accessibility.entries} />
      <TextLink href="/contact">{text.contact}</TextLink>
    </>
  ),
};

const Sections = ({ entries }: { entries: Content['accessibility']['entries'] }) =>
  entries.map(({ title, texts }) => (
    <Card key={title} title={title}>
      {texts.length > 1 ? <BulletList entries={texts} /> : <p>{texts}</p>}
    </Card>
  ));

const sayValidity = ({ startsOn, endsOn }: Pick<Permit, 'startsOn' | 'endsOn'>): string =>
  endsOn
    ? text.fromTo(formatLongDate(startsOn), formatLongDate(endsOn))
    : text.since(formatLongDate(startsOn));

const sayEnd = ({ name, givenBy, number, endsOn }: Permit): string =>
  text.ended([name, givenBy, number].join(', '), formatLongDate(endsOn ?? ''));
