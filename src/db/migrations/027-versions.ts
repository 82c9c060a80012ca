import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../connection.ts';

/** Gives all kinds one table of versions, which keeps each as JSON: a new field of a kind needs no column there. */
export const oneVersionsTable = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql`create table versions (kind text not null, owner_id integer not null, version integer not null,
      title text not null, value text not null, is_published integer not null, published_at text,
      saved_at text not null, saved_by text not null,
      constraint versions_key primary key (kind, owner_id, version))`.execute(db);
    const { object, list, truth } = json[engine];
    await sql`insert into versions select 'news', news_id, version, title, ${object}(
        'title', title, 'excerpt', excerpt, 'content', content, 'category', category, 'imageUrl', image_url,
        'images', ${list('images')}, 'operationId', operation_id),
      is_published, null, saved_at, saved_by from news_versions`.execute(db);
    await sql`insert into versions select 'operation', operation_id, version, title, ${object}(
        'title', title, 'description', description, 'location', location, 'district', district,
        'isPlaceHeld', ${truth('is_place_held')}, 'date', date, 'status', status, 'type', type,
        'rescuedCount', rescued_count, 'volunteerCount', volunteer_count, 'imageUrl', image_url),
      is_published, null, saved_at, saved_by from operation_versions`.execute(db);
    await sql`insert into versions select 'document', document_id, version, '', value,
      is_published, published_at, saved_at, saved_by from document_versions`.execute(db);
    for (const table of ['news_versions', 'operation_versions', 'document_versions'])
      await db.schema.dropTable(table).execute();
  },
});

/** How each engine writes JSON. */
const json = {
  sqlite: {
    object: sql.raw('json_object'),
    list: (column: string) => sql`json(${sql.ref(column)})`,
    truth: (column: string) => sql`json(case ${sql.ref(column)} when 1 then 'true' else 'false' end)`,
  },
  postgres: {
    object: sql.raw('json_build_object'),
    list: (column: string) => sql`${sql.ref(column)}::json`,
    truth: (column: string) => sql`(${sql.ref(column)} = 1)`,
  },
};
