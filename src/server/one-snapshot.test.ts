import { expect, test, vi } from 'vitest';
import type { ContentSource } from '#/content/content-source.ts';
import type { Content } from '#/content/documents.ts';
import { starterContent } from '#/content/starter.ts';
import { previewPaths } from '#/http/panel-paths.ts';
import { sitePaths } from '#/http/site-paths.ts';
import { cast, openTestApp } from '../../tests/support/app.ts';
import { freshDatabase } from '../../tests/support/databases.ts';
import { Visitor } from '../../tests/support/visitor.ts';
import { createApp } from './app.ts';
import { welcomeFirstStart } from './first-start.ts';

const { tr, short, en } = starterContent.association.name;

/** In the n-th snapshot a number stands after every name of the association, and before the host of the map. */
const snapshot = (n: number): Content =>
  JSON.parse(
    JSON.stringify(starterContent)
      .replace(new RegExp(`${tr}|${short}|${en}`, 'g'), (name) => `${name} n${n}n`)
      .replaceAll('https://www.openstreetmap.org', `https://n${n}n.openstreetmap.org`),
  );

/** Each reading finds that everything has changed. */
function changingContent(): ContentSource {
  let last = snapshot(0);
  let readings = 0;
  return {
    async read() {
      readings += 1;
      last = snapshot(readings);
      return last;
    },
    get last() {
      return last;
    },
  };
}

async function open({ content }: { content: ContentSource }) {
  const { parts } = await openTestApp(await freshDatabase());
  await welcomeFirstStart(parts);
  const app = createApp({ ...parts, content });
  return { parts, visitor: new Visitor((request) => app.fetch(request)) };
}

test('no answer mixes two snapshots, neither its head nor its frame nor its words', async () => {
  const { visitor } = await open({ content: changingContent() });
  const { username, password } = cast.ayse;
  await visitor.post('/api/admin/login', { username, password });
  const [date] = starterContent.coursePages.tae.sessions;
  const others = ['/yok', '/feed.xml', `/calendar/tae-${date?.id}.ics`, previewPaths.news(1), '/admin-login'];
  const searches = [short, tr].map((words) => `/search?${new URLSearchParams({ q: words })}`);
  for (const path of [...sitePaths, ...others, ...searches]) {
    const answer = await visitor.get(path);
    const read = `${JSON.stringify([...answer.headers])} ${await answer.text()}`;
    const numbers = new Set(read.match(/\bn\d+n\b/g));
    expect([path, answer.status < 500, numbers.size]).toEqual([path, true, 1]);
  }
});

test('a course that gets another date is in calendars on that day, at the address of before', async () => {
  let last = starterContent;
  const content: ContentSource = {
    read: async () => last,
    get last() {
      return last;
    },
  };
  const { parts, visitor } = await open({ content });
  const [date, ...others] = starterContent.coursePages.tae.sessions;
  if (!date) throw new Error('The course has no date.');
  const read = async (id: string) => (await visitor.get(`/calendar/tae-${id}.ics`)).text();
  expect(await read(date.id)).toContain(`DTSTART:${date.startsOn.replaceAll('-', '')}T`);
  const moved = { ...date, startsOn: '2031-05-04', endsOn: '2031-05-04' };
  const { tae, ...courses } = starterContent.coursePages;
  last = { ...starterContent, coursePages: { ...courses, tae: { ...tae, sessions: [moved, ...others] } } };
  parts.pageCache.clear();
  expect(await read(date.id)).toContain('DTSTART:20310504T');
  expect((await visitor.get('/calendar/tae-2031-05-04.ics')).status).toBe(404);
});

test('a date that is made up takes no turn of the pages and is not kept', async () => {
  const { parts, visitor } = await open({ content: changingContent() });
  const respond = vi.spyOn(parts.pageCache, 'respond');
  expect((await visitor.get('/calendar/tae-1999-01-01.ics')).status).toBe(404);
  expect(respond.mock.calls.map(([, asked]) => asked)).toEqual([expect.objectContaining({ isLight: true })]);
});
