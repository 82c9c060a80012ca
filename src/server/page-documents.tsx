import type { ReactNode } from 'react';
import { ContentContext } from '#/content/content-context.ts';
import type { Content } from '#/content/documents.ts';
import { LibraryContext } from '#/media/library-context.ts';
import { renderDocument } from '#/render/document.tsx';
import type { BarePage, LightPage, Page } from '#/render/page.ts';
import { createMarkupStyles, createPageStyles, openStylesheet } from '#/render/page-styles.server.ts';
import { Frame } from '#/site/frame/frame.tsx';
import { PageHead } from '#/site/frame/page-head.tsx';
import { LightFrame, LightHead } from '#/site/light/light-frame.tsx';
import type { Rendered } from './cache/cached-answer.ts';
import { speculation } from './cache/speculation.ts';
import { addressOfCard } from './cards.ts';
import type { Read } from './public-page.ts';
import { createPageSecurity, type Reached } from './security.ts';

const publicScript = 'src/site/client.ts';
const html = { 'content-type': 'text/html; charset=utf-8' };
const retryAfter = 30;

export interface Place {
  path: string;
  /** The page's main path, for search engines; an alias names another path than its own. */
  canonical?: string;
  above?: ReactNode;
}

/** Draws pages as whole documents with their headers, each with the styles it uses. */
export function createPageDocuments(reached: Reached) {
  const { siteUrl } = reached;
  const styles = openStylesheet('src/site/site.css', (stylesheet) =>
    createPageStyles({ stylesheet, script: publicScript }),
  );
  const lightStyles = openStylesheet('src/site/light/light.css', createMarkupStyles);
  const { publicHeaders, bareHeaders, panelHeaders } = createPageSecurity(reached);

  function drawPage(page: Page, { path, canonical, above, content, find, now }: Place & Read): Rendered {
    const { title, body, lang = 'tr', status = 200 } = page;
    const found = canonical && status === 200 ? (page.canonical ?? canonical) : undefined;
    const address = found
      ? {
          ...{ origin: siteUrl ?? '', canonical: found },
          card: addressOfCard(page, { content, find, path: found }),
        }
      : undefined;
    const document = renderDocument({
      lang,
      title: path === '/' ? title : titleOf(title, content),
      head: (
        <ContentContext value={content}>
          <PageHead page={page} address={address} />
        </ContentContext>
      ),
      stylesheet: styles,
      script: publicScript,
      children: (
        <ContentContext value={content}>
          <LibraryContext value={find}>
            <Frame path={path} now={now} above={above}>
              {body}
            </Frame>
          </LibraryContext>
        </ContentContext>
      ),
    });
    const headers = { ...publicHeaders(document.styles, page), ...html, ...speculation };
    return { status, headers, body: document.html };
  }

  const drawBarePage = ({ html: body, styles }: BarePage): Rendered => ({
    status: 200,
    headers: { ...bareHeaders(styles), ...html },
    body,
  });

  function drawLightPage(page: LightPage, { content, now }: Pick<Read, 'content' | 'now'>): Rendered {
    const { title, status } = page;
    const document = renderDocument({
      lang: 'tr',
      title: titleOf(title, content),
      head: <LightHead />,
      stylesheet: lightStyles,
      children: (
        <ContentContext value={content}>
          <LightFrame page={page} now={now} />
        </ContentContext>
      ),
    });
    const later = status === 503 && { 'retry-after': String(retryAfter) };
    const headers = { ...publicHeaders(document.styles), ...html, ...later };
    return { status, headers, body: document.html, isCacheable: true };
  }

  function draw(page: Page | LightPage | BarePage, at: Place & Read): Rendered {
    if ('back' in page) return drawLightPage(page, at);
    return 'html' in page ? drawBarePage(page) : drawPage(page, at);
  }

  return { draw, drawPage, drawLightPage, panelHeaders };
}

const titleOf = (title: string, { association }: Content) => `${title} · ${association.name.short}`;
