import { association } from '#/content/association.ts';
import { press } from '#/content/press.ts';
import { pressText as text } from '#/i18n/tr/press.ts';
import { Island } from '#/render/island.tsx';
import type { Page } from '#/render/page.ts';
import { PageHeader } from '#/ui/page-header.tsx';
import PressListIsland from './press-list.island.tsx';

export function pressPage(): Page {
  const title = text.title(association.name.short);
  return {
    title,
    description: text.description(association.name.tr),
    body: (
      <>
        <PageHeader title={title} lead={text.lead} />
        <div className="wrap py-10 md:py-14">
          <Island name="press-list" component={PressListIsland} props={{ items: press }} />
        </div>
      </>
    ),
  };
}
