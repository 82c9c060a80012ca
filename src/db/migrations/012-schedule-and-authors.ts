import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who wrote an article is read from its versions; of one whose first version is older than versions nobody knows. */
export const scheduleAndAuthors = (): Migration => ({
  async up(db: Kysely<unknown>) {
    const news = db.schema.alterTable('news');
    await news.addColumn('publish_at', 'text').execute();
    await news.addColumn('is_scheduled', 'integer', (column) => column.notNull().defaultTo(0)).execute();
    await news.addColumn('scheduled_by', 'integer').execute();
    for (const column of ['created_by', 'updated_by'])
      await news.addColumn(column, 'text', (definition) => definition.notNull().defaultTo('')).execute();
    await db.schema
      .createIndex('news_by_schedule')
      .on('news')
      .columns(['is_scheduled', 'publish_at'])
      .execute();
    await sql`update news set
      created_by = coalesce((select saved_by from news_versions where news_id = news.id and version = 1), ''),
      updated_by = coalesce((select saved_by from news_versions where news_id = news.id
        and version = news.version), '')`.execute(db);
  },
});
