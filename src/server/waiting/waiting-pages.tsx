import type { ComponentProps } from 'react';
import { frameText } from '#/i18n/tr/frame.ts';
import { waitingText as text } from '#/i18n/tr/waiting.ts';
import { renderDocument } from '#/render/document.tsx';
import { createMarkupStyles, openStylesheet } from '#/render/page-styles.server.ts';
import { errands, LightHead } from '#/site/light/light-frame.tsx';
import { WaitingFrame } from '#/site/light/waiting-frame.tsx';
import type { Reached } from '../constant-headers.ts';
import { createPageSecurity, uncachedHeaders } from '../security.ts';

/** In s. */
const retry = { visitors: 30, staff: 10 };

const shownFirst = [{ href: '/', label: frameText.home }, ...errands];

/** Pages of a server that has met no database yet. @param isKept whether a page can be shown all the same */
export function createWaitingPages(reached: Reached, isKept: (path: string) => boolean) {
  const stylesheet = openStylesheet('src/site/light/light.css', createMarkupStyles);
  const { publicHeaders } = createPageSecurity(reached);
  const listLinks = () => shownFirst.filter(({ href }) => isKept(href));

  function answer(props: ComponentProps<typeof WaitingFrame>, headers: Record<string, string>): Response {
    const { html, styles } = renderDocument({
      lang: 'tr',
      title: props.title,
      head: <LightHead />,
      stylesheet,
      children: <WaitingFrame {...props} />,
    });
    const type = { 'content-type': 'text/html; charset=utf-8' };
    return new Response(html, {
      status: 503,
      headers: { ...publicHeaders(styles), ...uncachedHeaders, ...type, ...headers },
    });
  }

  return {
    forVisitors: () =>
      answer(
        {
          title: frameText.unavailable,
          sentences: [frameText.unavailableHint],
          english: text.english,
          links: listLinks(),
        },
        { 'retry-after': String(retry.visitors) },
      ),
    /** Asks again by itself, without a script. */
    forStaff() {
      const links = listLinks();
      const ofSite = links.length > 0 ? text.siteGoesOn : text.siteIsAway;
      const sentences = [text.databaseAway, ofSite, text.typedStays, text.comesBack];
      const seconds = String(retry.staff);
      return answer({ title: text.panel, sentences, links }, { refresh: seconds, 'retry-after': seconds });
    },
  };
}
