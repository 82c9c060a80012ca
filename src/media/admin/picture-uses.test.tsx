import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SignedIn } from '#/staff/answers.server.ts';
import { signedInQuery } from '#/staff/queries.ts';
import type { PictureUse } from '../answers.server.ts';
import { PictureUses } from './picture-uses.tsx';

const use = (kind: PictureUse['kind'], more: Partial<PictureUse> = {}): PictureUse => ({
  ...{ mediaId: 1, originalName: 'kar.jpg', kind, id: 7, title: `the ${kind}`, place: 'cover' },
  ...{ isInBin: false, ...more },
});

function linksFor(role: string, uses: PictureUse[]): string[] {
  const queries = new QueryClient();
  queries.setQueryData<SignedIn>(signedInQuery.queryKey, { username: 'ayse', role });
  const drawn = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <PictureUses uses={uses} />
    </QueryClientProvider>,
  );
  expect(drawn).toContain(uses[0]?.title);
  return [...drawn.matchAll(/<a href="([^"]*)" target="_blank" rel="noopener"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
}

test('each place leads to its form, in a tab of its own', () => {
  const uses = [use('news'), use('operation'), use('photo'), use('document')];
  expect(linksFor('admin', uses)).toEqual([
    '/adminpanel?edit=news-7',
    '/adminpanel?tab=operations&edit=operation-7',
    '/adminpanel?tab=photos&edit=photo-7',
    '/adminpanel?tab=site&edit=document-7',
  ]);
});

test('what cannot be opened is no link: it is in the bin, or only admins may change it', () => {
  expect(linksFor('admin', [use('news', { isInBin: true })])).toEqual([]);
  expect(linksFor('media', [use('document')])).toEqual([]);
});
