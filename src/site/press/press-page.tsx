import type { Reads } from '#/content/content-source.ts';
import { pressText as text } from '#/i18n/tr/press.ts';
import type { Page } from '#/render/page.ts';
import { PageHeader } from '#/ui/page-header.tsx';
import { PressDesk } from './press-desk.tsx';
import { PressKit } from './press-kit.tsx';
import { PressList } from './press-list.tsx';

export function pressPage({ content: { headings, press } }: Reads<'headings' | 'press'>): Page {
  const { title, lead, description } = headings.press;
  return {
    title,
    description,
    body: (
      <>
        <PageHeader title={title} lead={lead} />
        <div className="wrap wrap-anywhere space-y-8 py-5 md:space-y-10 md:py-12">
          <PressDesk />
          <PressKit />
          <section aria-labelledby="haberler">
            <h2 id="haberler" className="mb-4 text-2xl font-bold md:text-3xl">
              {text.broadcasts}
            </h2>
            <PressList items={press} />
          </section>
        </div>
      </>
    ),
  };
}
