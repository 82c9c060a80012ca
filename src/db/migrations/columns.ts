import type { ColumnDefinitionBuilder, CreateTableBuilder } from 'kysely';

export const filled = (column: ColumnDefinitionBuilder) => column.notNull();
export const empty = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('');
export const emptyList = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('[]');
export const zero = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);
export const one = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(1);
export const middle = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(50);

type Table<Columns extends string> = CreateTableBuilder<string, Columns>;

/** Columns of text that are never null. */
export const texts =
  <Name extends string>(...names: Name[]) =>
  <Columns extends string>(table: Table<Columns>) =>
    names.reduce<Table<Columns | Name>>((made, name) => made.addColumn(name, 'text', filled), table);

/** Columns of whole numbers that are never null. */
export const numbers =
  <Name extends string>(...names: Name[]) =>
  <Columns extends string>(table: Table<Columns>) =>
    names.reduce<Table<Columns | Name>>((made, name) => made.addColumn(name, 'integer', filled), table);

/** The id of the row of another table with which a row goes. */
export const partOf =
  <Name extends string>(name: Name, whole: string) =>
  <Columns extends string>(table: Table<Columns>) =>
    table.addColumn(name, 'integer', (column) =>
      column.notNull().references(`${whole}.id`).onDelete('cascade'),
    );

/** The same where there is one row at most, whose key it is. */
export const onlyOneOf = (whole: string) => (column: ColumnDefinitionBuilder) =>
  column.primaryKey().references(`${whole}.id`).onDelete('cascade');
