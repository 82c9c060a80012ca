import { frameText as text } from '#/i18n/tr/frame.ts';
import type { Page } from '#/render/page.ts';
import { LinkButton } from '#/ui/link-button.tsx';
import { PageHeader } from '#/ui/page-header.tsx';

/** SPEC section 2: any other path. The English heading is the spec's; the Turkish below it is for the visitor. */
export function notFoundPage(): Page {
  return {
    title: text.pageNotFoundTr,
    description: text.pageNotFoundHint,
    status: 404,
    body: (
      <>
        <PageHeader
          title={text.pageNotFound}
          lang="en"
          lead={`${text.pageNotFoundTr}. ${text.pageNotFoundHint}`}
        />
        <p className="wrap flex flex-wrap gap-3 py-10">
          <LinkButton href="/">{text.goHome}</LinkButton>
          <LinkButton href="/news" look="outline">
            {text.goToNews}
          </LinkButton>
        </p>
      </>
    ),
  };
}
