import type { CreateTableBuilder } from 'kysely';

export type Engine = 'sqlite' | 'postgres';

/** The only column the two databases spell differently. SQLite's autoincrement never reuses a deleted id. */
export function idColumn(engine: Engine) {
  return <Table extends string, Column extends string>(table: CreateTableBuilder<Table, Column>) =>
    table.addColumn('id', 'integer', (column) =>
      engine === 'sqlite'
        ? column.primaryKey().autoIncrement()
        : column.primaryKey().generatedByDefaultAsIdentity(),
    );
}
