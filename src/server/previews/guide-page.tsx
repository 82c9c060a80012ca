import MarkdownIt from 'markdown-it';
import { panelPaths } from '#/http/panel-paths.ts';
import { guideParts, guideText as text } from '#/i18n/tr/guide.ts';
import { ArticleBody } from '#/news/article-body.tsx';
import { guideFragment, guidePath } from '#/panel/help-link.tsx';
import type { Page } from '#/render/page.ts';
import { PageHeader } from '#/ui/page-header.tsx';
import { TextLink } from '#/ui/text-link.tsx';
import guide from '../../../docs/kilavuz.md?raw';

/** What an editor reads, without its own title: the page has one. Links to other documents lead to the admins' part. */
const html = new MarkdownIt()
  .render(guide.replace(/^# .*\n/, '').replaceAll(/\]\([\w-]+\.md\)/g, `](${guidePath(guideParts.admins)})`))
  .replaceAll(
    /<(h[23])>(.*?)<\/\1>/g,
    (_, tag, heading) => `<${tag} id="${guideFragment(heading)}">${heading}</${tag}>`,
  );

const chapters = [...guide.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);

/** The editors' guide, beside the version of the panel that it tells of. */
export const guidePage: Page = {
  title: text.title,
  description: text.hint,
  body: (
    <>
      <PageHeader title={text.title} lead={text.hint} />
      <div className="wrap pb-12">
        <TextLink href={panelPaths.panel}>{text.toPanel}</TextLink>
        <nav aria-label={text.parts} className="mt-4">
          <ul className="grid gap-x-8 sm:grid-cols-2">
            {chapters.map((heading) => (
              <li key={heading}>
                <TextLink href={guidePath(heading)}>{heading}</TextLink>
              </li>
            ))}
          </ul>
        </nav>
        <ArticleBody html={html} />
      </div>
    </>
  ),
};
