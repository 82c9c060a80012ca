import type { Reads } from '#/content/content-source.ts';
import { pressText as text } from '#/i18n/tr/press.ts';
import type { Page } from '#/render/page.ts';
import { PageHeader } from '#/ui/page-header.tsx';
import { PressDesk } from './press-desk.tsx';
import { PressKit } from './press-kit.tsx';
import { PressList } from './press-list.tsx';

export function pressPage({ content: { association, press } }: Reads<'association' | 'press'>): Page {
  const title = text.title(association.name.short);
  return {
    title,
    description: text.description(association.name.tr),
    body: (
      <>
        <PageHeader title={title} lead={text.lead} />
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
