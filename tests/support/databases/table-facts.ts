import { sql } from 'kysely';
import type { Database } from '#/db/database.ts';

/** What programs rely on: of each table its columns, its rules (keys, unique indexes, checks) and its triggers. */
export interface TableFacts {
  table: string;
  /** By name, as a sentence says it. */
  columns: Map<string, { description: string; mayBeLeftOut: boolean }>;
  rules: Set<string>;
  triggers: Set<string>;
}

export async function readTableFacts(database: Database): Promise<TableFacts[]> {
  const tables = await database.db.introspection.getTables();
  const said = database.engine === 'sqlite' ? await readSqlite(database) : await readPostgres(database);
  const of = (table: string, kind: Said['kind']) =>
    new Set(said.filter((row) => row.kind === kind && row.table === table).map(({ text }) => text));
  return tables.map(({ name, columns }) => ({
    table: name,
    columns: new Map(
      columns.map((column) => {
        const { dataType, isNullable, hasDefaultValue, isAutoIncrementing } = column;
        const mayBeLeftOut = isNullable || hasDefaultValue || isAutoIncrementing;
        const words = [
          dataType.toLowerCase(),
          !isNullable && 'not null',
          hasDefaultValue && 'with a default',
        ];
        return [column.name, { description: words.filter(Boolean).join(' '), mayBeLeftOut }];
      }),
    ),
    rules: of(name, 'rule'),
    triggers: of(name, 'trigger'),
  }));
}

interface Said {
  table: string;
  kind: 'rule' | 'trigger';
  text: string;
}

/** SQLite lists no checks: they are counted in the text of the table. */
async function readSqlite({ db }: Database): Promise<Said[]> {
  const { rows } = await sql<Said>`
    select t.name as "table", 'rule' as kind, 'unique (' || (select group_concat(coalesce(name, 'an expression'), ', ')
      from pragma_index_info(i.name)) || ')' || case when i.partial then ' of some' else '' end as text
      from sqlite_master t, pragma_index_list(t.name) i where t.type = 'table' and i."unique"
    union all select t.name, 'rule', 'foreign key (' || f."from" || ') references ' || f."table" || '('
      || coalesce(f."to", 'its key') || ') on delete ' || f.on_delete
      from sqlite_master t, pragma_foreign_key_list(t.name) f where t.type = 'table'
    union all select tbl_name, 'trigger', name from sqlite_master where type = 'trigger'`.execute(db);
  const made = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_master where type = 'table'`.execute(db);
  const checks = made.rows.flatMap(({ name, sql: text }) =>
    [...text.matchAll(/\bcheck\s*\(/gi)].map((_, place) => ({ table: name, text: `check ${place + 1}` })),
  );
  return [...rows, ...checks.map((check) => ({ ...check, kind: 'rule' as const }))];
}

async function readPostgres({ db }: Database): Promise<Said[]> {
  const { rows } = await sql<Said>`
    select conrelid::regclass::text as "table", 'rule' as kind, pg_get_constraintdef(oid) as text from pg_constraint
      where contype in ('f', 'c', 'x') and connamespace = 'public'::regnamespace and conrelid <> 0
    union all select tablename, 'rule', substring(indexdef from 'USING .*') from pg_indexes
      where schemaname = 'public' and indexdef like 'CREATE UNIQUE%'
    union all select tgrelid::regclass::text, 'trigger', tgname::text from pg_trigger where not tgisinternal`.execute(
    db,
  );
  return rows;
}
