import type { ReactNode } from 'react';
import { association } from '#/content/association.ts';
import { LibraryContext } from '#/media/library-context.ts';
import { type FindPicture, findShownPicture } from '#/media/library-picture.ts';
import { readStylesheet } from '#/render/assets.ts';
import { renderDocument } from '#/render/document.tsx';
import type { LightPage, Page } from '#/render/page.ts';
import { Frame } from '#/site/frame/frame.tsx';
import { PageHead } from '#/site/frame/page-head.tsx';
import { LightFrame, LightHead } from '#/site/light/light-frame.tsx';
import type { Rendered } from './cached-answer.ts';
import type { Config } from './config.ts';
import { createPageSecurity } from './security.ts';

const publicScript = 'src/site/client.ts';
const stylesheetSource = 'src/site/site.css';
const lightStylesheetSource = 'src/site/light/light.css';
const html = { 'content-type': 'text/html; charset=utf-8' };
const retryAfter = 30;

export interface Place {
  path: string;
  /** The page's main path, for search engines; an alias names another path than its own. */
  canonical?: string;
  above?: ReactNode;
}

export function createDocuments({ siteUrl }: Pick<Config, 'siteUrl'>) {
  const inline = readStylesheet(stylesheetSource);
  const lightInline = readStylesheet(lightStylesheetSource);
  const { publicHeaders, panelHeaders } = createPageSecurity({ stylesheet: inline, siteUrl });
  const headers = { ...publicHeaders, ...html, 'speculation-rules': '"/speculation-rules.json"' };
  const lightHeaders = {
    ...createPageSecurity({ stylesheet: lightInline, siteUrl }).publicHeaders,
    ...html,
  };

  function drawPage(page: Page, { path, canonical, above, find }: Place & { find: FindPicture }): Rendered {
    const { title, body, lang = 'tr', status = 200 } = page;
    const isFound = canonical !== undefined && status === 200;
    const document = renderDocument({
      lang,
      title: path === '/' ? title : `${title} · ${association.name.short}`,
      head: (
        <PageHead
          page={withShownPicture(page, find)}
          address={isFound ? { origin: siteUrl ?? '', canonical } : undefined}
        />
      ),
      stylesheet: { source: stylesheetSource, inline },
      script: publicScript,
      children: (
        <LibraryContext value={find}>
          {above}
          <Frame path={path}>{body}</Frame>
        </LibraryContext>
      ),
    });
    return { status, headers, body: document };
  }

  function drawLightPage(page: LightPage): Rendered {
    const { title, status } = page;
    const document = renderDocument({
      lang: 'tr',
      title: `${title} · ${association.name.short}`,
      head: <LightHead />,
      stylesheet: { source: lightStylesheetSource, inline: lightInline },
      children: <LightFrame page={page} />,
    });
    const later = status === 503 && { 'retry-after': String(retryAfter) };
    return { status, headers: { ...lightHeaders, ...later }, body: document, isCacheable: true };
  }

  return { drawPage, drawLightPage, panelHeaders };
}

/** A shared link must not show a picture that was removed, or one on another site. */
const withShownPicture = (page: Page, find: FindPicture): Page => ({
  ...page,
  picture: page.picture && findShownPicture(page.picture, find)?.url,
});
