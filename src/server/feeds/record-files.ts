import { type Context, Hono } from 'hono';
import { minute } from '#/format/durations.ts';
import { openFewSent } from '#/http/few-sent.server.ts';
import { openDataText } from '#/i18n/tr/open-data.ts';
import { readCorrections } from '#/operations/corrections.server.ts';
import {
  isNarrowed,
  recordFiles as paths,
  type RecordFilter,
  type RecordFormat,
  readRecordFilter,
} from '#/operations/operation-list-query.ts';
import { listAllPublishedOperations, listPublishedOperations } from '#/operations/store.server.ts';
import { etagOf, type Rendered } from '../cache/cached-answer.ts';
import { noteTables } from '../cache/dependencies.ts';
import type { Parts } from '../parts.ts';
import { hungUp } from '../requests.ts';
import { constantHeaders, holdingConstantHeaders, readableByAll } from '../security.ts';
import { recordFormats } from './record-formats.ts';

type Needed = Pick<Parts, 'config' | 'content' | 'database' | 'pageCache'>;

/** Files of what the list of operations shows for the same query, on all its pages (docs/api.md). */
export function recordFiles(
  { config, content, database, pageCache }: Needed,
  { origin }: { origin: string },
) {
  const link = `<${openDataText.licence.address}>; rel="license"`;
  const headers = { ...constantHeaders(config), ...readableByAll, link };

  const beforeSending = openFewSent({ most: 16, milliseconds: minute });

  async function draw(format: RecordFormat, filter: RecordFilter): Promise<Rendered> {
    const { type, most, write } = recordFormats[format];
    const { db, dependencies } = noteTables(database.db);
    const operations = most
      ? await listPublishedOperations(db, { filter, limit: most })
      : await listAllPublishedOperations(db, filter);
    // versions are written with their operations, which are noted
    const corrections = await readCorrections(database.db, operations);
    const body = await write({ origin, content: await content.read(), filter, operations, corrections });
    const typed = { ...headers, 'content-type': `${type}; charset=utf-8`, etag: etagOf(body) };
    return { status: 200, headers: typed, body, dependencies: dependencies('and documents') };
  }

  /** Only the whole record is kept: choices of strangers have no end, so each is drawn after the pages. */
  async function respond(c: Context, format: RecordFormat): Promise<Response> {
    const filter = readRecordFilter(new URL(c.req.url).searchParams);
    const draws = () => draw(format, filter);
    if (!isNarrowed(filter)) return pageCache.respond(c.req.raw, { key: c.req.path, isFixed: true }, draws);
    beforeSending(c.env?.outgoing);
    return pageCache.respondLast(c.req.raw, draws).catch((error: unknown) => {
      if (!c.req.raw.signal.aborted) throw error;
      // nothing is drawn for who has gone
      return new Response(null, { status: hungUp });
    });
  }

  const app = new Hono();
  for (const [format, path] of Object.entries(paths) as [RecordFormat, string][])
    app.get(path, (c) => holdingConstantHeaders(c, respond(c, format)));
  return app;
}
