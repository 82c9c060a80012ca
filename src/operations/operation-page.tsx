import type { ReactNode } from 'react';
import { formatLongDate } from '#/format/dates.ts';
import { recordText } from '#/i18n/tr/operation-record.ts';
import { operationsText as text } from '#/i18n/tr/operations.ts';
import type { Page } from '#/render/page.ts';
import { type Fact, FactList } from '#/ui/fact-list.tsx';
import { PageHeader } from '#/ui/page-header.tsx';
import { TextLink } from '#/ui/text-link.tsx';
import { type Correction, sayCorrection } from './corrections.ts';
import { sayFigures } from './operation-figures.ts';
import { operationAddress } from './operation-list-query.ts';
import type { Operation } from './schema.ts';

/** Holds all that the page of an operation tells. */
export interface OperationStory {
  operation: Operation;
  /** Articles about it, newest first. */
  stories: readonly { title: string; path: string }[];
  /** Its photos; undefined without any. */
  photos: ReactNode;
  corrections: readonly Correction[];
}

interface OperationPageProps extends OperationStory {
  listTitle: string;
  /** Its place in the list. */
  place: string;
}

/** Page of an operation of which there is more to tell than its card says. */
export function operationPage({ listTitle, place, ...story }: OperationPageProps): Page {
  const { operation } = story;
  return {
    title: operation.title,
    description: operation.description,
    canonical: operationAddress(operation),
    picture: operation.imageUrl ?? undefined,
    above: [{ title: listTitle, path: '/operations' }],
    body: (
      <article>
        <PageHeader title={operation.title} isNarrow />
        <div className="wrap max-w-[48rem] space-y-8 py-4 md:py-8">
          <WholeOperation {...story} />
          <p>
            <TextLink href={place} className="min-h-11 content-center">
              {text.toOperation}
            </TextLink>
          </p>
        </div>
      </article>
    ),
  };
}

export function WholeOperation({ operation, stories, photos, corrections }: OperationStory) {
  return (
    <>
      <p className="text-lg font-semibold whitespace-pre-line wrap-anywhere">{operation.description}</p>
      <FactList facts={factsOf(operation)} />
      {corrections.length > 0 && (
        <ul className="space-y-1 text-sm">
          {corrections.map((correction) => (
            <li key={`${correction.at} ${correction.field}`}>{sayCorrection(correction)}</li>
          ))}
        </ul>
      )}
      {operation.workDone && (
        <Part id="yapilanlar" title={recordText.workDone}>
          <p className="whitespace-pre-line wrap-anywhere">{operation.workDone}</p>
        </Part>
      )}
      {stories.length > 0 && (
        <Part id="haberler" title={recordText.stories}>
          <ul>
            {stories.map(({ title, path }) => (
              <li key={path}>
                <TextLink href={path} className="min-h-11 content-center wrap-anywhere">
                  {title}
                </TextLink>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {photos && (
        <Part id="fotograflar" title={recordText.photos}>
          {photos}
        </Part>
      )}
    </>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-xl font-bold md:text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** What is not known is left out. */
function factsOf(operation: Operation): Fact[] {
  const { type, date, endDate, province, location, agencies, counts } = operation;
  const known: [string, ReactNode][] = [
    [text.type, type],
    [text.date, formatLongDate(date)],
    [recordText.ended, endDate && formatLongDate(endDate)],
    [recordText.statusLabel, operation.status !== 'completed' && text.status[operation.status]],
    [text.location, location],
    [recordText.province, province && !location.startsWith(province) && province],
    [recordText.figures, sayFigures(operation)],
    [recordText.agencies, agencies],
    [recordText.counted, counts > 1 && recordText.standsFor(counts)],
  ];
  return known.filter(([, value]) => value).map(([label, value]) => ({ label, value }));
}
