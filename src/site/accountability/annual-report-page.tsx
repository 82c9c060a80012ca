import type { Content } from '#/content/documents.ts';
import type { FigureCorrection } from '#/documents/schema.ts';
import { formatDays, formatDottedDate, formatLongDate } from '#/format/dates.ts';
import { annualReportText as text } from '#/i18n/tr/annual-report.ts';
import { operationsText } from '#/i18n/tr/operations.ts';
import { operationListAddress, recordAddress, recordFiguresPath } from '#/operations/operation-list-query.ts';
import { addSums, knownFigures, type RecordSums } from '#/operations/record-sums.ts';
import type { Operation } from '#/operations/schema.ts';
import type { Page } from '#/render/page.ts';
import { PageHeader } from '#/ui/page-header.tsx';
import { TextLink } from '#/ui/text-link.tsx';
import { Chapter, NumberTable, Table } from './annual-report-tables.tsx';
import { FinanceYear } from './finance-year.tsx';
import { accountabilityPath, listParts, partPaths } from './parts.ts';

type Parts = readonly { part: string | null; operations: number }[];

/** Words of other pages about one year. */
export interface YearRecord {
  year: number;
  ofType: readonly (RecordSums & Parts[number])[];
  ofProvince: Parts;
  /** The newest, as many as are listed. */
  operations: readonly Operation[];
  reads: { reads: number; botReads: number; since: string | null };
}

interface ReportProps extends YearRecord {
  content: Content;
  corrections: FigureCorrection[];
}

/** Operations that a report lists: more would make it longer than a general assembly reads. */
export const mostListed = 40;

/** Page of one year, for print. @returns undefined of a year of which nothing is known */
export function annualReportPage(props: ReportProps & { today: string }): Page | undefined {
  const { content, year, ofType, today } = props;
  if (ofType.length === 0 && !accountOf(props)) return undefined;
  const name = content.association.name.tr;
  const title = text.title(year);
  return {
    title,
    description: text.description(year, name),
    above:
      listParts(content).length > 0
        ? [{ title: content.headings.accountability.title, path: accountabilityPath }]
        : [],
    body: (
      <article>
        <PageHeader title={title} lead={text.lead(name)} isNarrow />
        <div className="wrap max-w-[48rem] space-y-8 py-6 wrap-anywhere md:py-10 print:space-y-0 print:py-2 print:text-sm">
          <p className="text-ink-soft print:hidden">
            {today.startsWith(`${year}`) && text.open} {text.print}
          </p>
          <Figures {...props} />
          <Operations {...props} />
          <Courses {...props} />
          <Finances {...props} />
          <Boards {...props} />
        </div>
      </article>
    ),
  };
}

const accountOf = ({ content, year }: Pick<ReportProps, 'content' | 'year'>) =>
  content.finances.entries.find((account) => account.year === year);

function Figures({ year, ofType, reads }: ReportProps) {
  const source = recordAddress(recordFiguresPath, { year });
  return (
    <Chapter id="sayilar" title={text.figures}>
      <NumberTable
        caption={text.figuresOf}
        rows={knownFigures(addSums(ofType)).map(({ figure, number }) => ({
          ...{ label: text[figure], number, source },
        }))}
      />
      <p className="text-sm text-ink-soft">{text.definition}</p>
      {reads.since !== null && <p>{text.reads(year, { ...reads, since: formatLongDate(reads.since) })}</p>}
    </Chapter>
  );
}

function Operations({ year, ofType, ofProvince, operations }: ReportProps) {
  const { reports } = addSums(ofType);
  if (reports === 0)
    return (
      <Chapter id="operasyonlar" title={text.operationsTitle}>
        <p>{text.noOperations}</p>
      </Chapter>
    );
  const unlisted = reports - operations.length;
  const source = recordAddress(recordFiguresPath, { year });
  const rowsOf = (parts: Parts, unsaid: string) =>
    inOrder(parts).map(({ part, operations: number }) => ({ label: part ?? unsaid, number, source }));
  return (
    <Chapter id="operasyonlar" title={text.operationsTitle}>
      <NumberTable caption={text.byType} rows={rowsOf(ofType, text.noType)} />
      <NumberTable caption={text.byProvince} rows={rowsOf(ofProvince, text.noProvince)} />
      <Table
        caption={text.list}
        heads={[text.date, text.name, text.place]}
        rows={operations.map(({ date, title, location, status }) => [
          <time key={date} dateTime={date} className="whitespace-nowrap">
            {formatDottedDate(date)}
          </time>,
          status === 'completed' ? title : `${title} (${operationsText.status[status]})`,
          location,
        ])}
      />
      {unlisted > 0 && (
        <p>
          <TextLink href={operationListAddress({ year })}>{text.more(unlisted)}</TextLink>
        </p>
      )}
    </Chapter>
  );
}

/** The alphabet's order, which databases know differently; what nobody has said comes last. */
const inOrder = (parts: Parts): Parts =>
  parts.toSorted(({ part: one }, { part: other }) =>
    one === null || other === null
      ? Number(one === null) - Number(other === null)
      : one.localeCompare(other, 'tr'),
  );

function Courses({ content: { coursePages }, year }: ReportProps) {
  const rows = Object.values(coursePages).flatMap(({ name, path, sessions }) =>
    sessions
      .filter(({ startsOn }) => startsOn.startsWith(`${year}`))
      .map(({ startsOn, endsOn, seats }) => [
        <TextLink key={startsOn} href={path} className="print:no-underline">
          {name}
        </TextLink>,
        formatDays(startsOn, endsOn),
        seats ?? text.unlimited,
      ]),
  );
  if (rows.length === 0) return null;
  return (
    <Chapter id="egitimler" title={text.courses}>
      <Table caption={text.courses} heads={[text.course, text.days, text.seats]} rows={rows} />
    </Chapter>
  );
}

function Finances(props: ReportProps) {
  const account = accountOf(props);
  const { title, example } = props.content.finances;
  if (!account) return null;
  return (
    <Chapter id="gelir-gider" title={text.finances}>
      {example && <p className="text-ink-soft">{example}</p>}
      <FinanceYear
        account={account}
        heading="h3"
        corrections={props.corrections.filter(({ year }) => year === account.year)}
      />
      <p>
        <TextLink href={`${partPaths.finances}#yil-${account.year}`} className="print:hidden">
          {title}
        </TextLink>
      </p>
    </Chapter>
  );
}

function Boards({ content: { board, auditBoard, association } }: ReportProps) {
  const { medal } = association;
  return (
    <Chapter id="kurullar" title={text.boards}>
      <p className="text-ink-soft">{text.boardsHint}</p>
      {[
        { path: '/management', ...board },
        { path: '/audit', ...auditBoard },
      ].map(({ path, title, members }) => (
        <div key={path}>
          <h3 className="text-lg font-bold">
            <TextLink href={path} className="print:no-underline">
              {title}
            </TextLink>
          </h3>
          <ul>
            {members.map(({ name, position }) => (
              <li key={name}>
                {name}, {position}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <h3 className="text-lg font-bold">{text.medal}</h3>
      <p>
        <TextLink href="/about" className="print:no-underline">
          {medal.name}
        </TextLink>
        : {text.received(formatLongDate(medal.receivedOn))}
      </p>
    </Chapter>
  );
}
