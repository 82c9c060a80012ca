import type { ReactNode } from 'react';
import type { Reads } from '#/content/content-source.ts';
import { operationsText as text } from '#/i18n/tr/operations.ts';
import { previewText } from '#/i18n/tr/preview.ts';
import type { LightPage, Page } from '#/render/page.ts';
import { PageHeader } from '#/ui/page-header.tsx';
import { OperationCard } from './operation-card.tsx';
import { operationAddress } from './operation-list-query.ts';
import { OperationOfNews } from './operation-of-news.tsx';
import { type OperationStory, WholeOperation } from './operation-page.tsx';
import type { Operation } from './schema.ts';

interface PreviewProps extends Reads<'headings'> {
  operation: Operation;
  /** Path of the newest article about it. */
  newest?: string;
  /** What its own page tells, where it has one. */
  story: OperationStory | undefined;
}

/** Shows an operation as it stands in the list and beside an article, and its own page below where it has one. */
export function operationPreviewPage({
  content: { headings },
  operation,
  newest,
  story,
}: PreviewProps): Page {
  return {
    title: previewText.previewTitle(operation.title),
    description: operation.description,
    body: (
      <>
        <PageHeader {...headings.operations} />
        <div className="wrap grid items-start gap-8 py-6 md:grid-cols-2 md:py-10">
          <Place id="preview-in-list" name={text.inList}>
            <OperationCard operation={operation} story={newest} />
          </Place>
          <Place id="preview-in-news" name={text.inNews}>
            <OperationOfNews operation={operation} address={operationAddress(operation)} />
          </Place>
        </div>
        {story && (
          <div className="wrap max-w-[48rem] pb-10">
            <Place id="preview-own-page" name={text.onOwnPage}>
              <div className="space-y-8">
                <WholeOperation {...story} />
              </div>
            </Place>
          </div>
        )}
      </>
    ),
  };
}

function Place({ id, name, children }: { id: string; name: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-2 text-xl font-bold md:mb-4 md:text-2xl">
        {name}
      </h2>
      {children}
    </section>
  );
}

export const missingOperationPage: LightPage = {
  status: 404,
  title: text.missing,
  hint: text.missingHint,
  back: { path: '/operations', label: text.back },
};
