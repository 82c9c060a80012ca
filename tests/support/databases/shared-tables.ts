import { readFileSync } from 'node:fs';
import { compareNumbers } from '#/db/database.ts';
import { findLastUser } from '#/db/migrations/list.ts';
import type { TableFacts } from './table-facts.ts';

interface Change {
  /** Name of the migration. */
  name: string;
  before: readonly TableFacts[];
  after: readonly TableFacts[];
  /** The last one that was released; undefined before the first. */
  lastNumber?: string;
}

/** Why a program of the last number could not go on over what a migration has made of its tables; empty when it can. */
export function findFaults({ name, before, after, lastNumber }: Change): string[] {
  const lastUser = findLastUser(name);
  const isLetGo =
    lastUser !== undefined && lastNumber !== undefined && compareNumbers(lastUser, lastNumber) < 0;
  if (isLetGo) return [];
  const cure =
    `Programs of the last number, ${lastNumber ?? 'the one to come'}, still rely on that. Leave it for one more number, and then end ` +
    'the name of the migration with -after- and the last number that did (docs/decisions/030-two-versions-share-a-database.md).';
  return [...listLost(before, after), ...listForbidden(before, after)].map(
    (fault) => `${name} ${fault}. ${cure}`,
  );
}

function listLost(before: readonly TableFacts[], after: readonly TableFacts[]): string[] {
  return before.flatMap(({ table, columns, rules, triggers }) => {
    const now = after.find((other) => other.table === table);
    if (!now) return [`takes away the table ${table}`];
    const lostColumns = [...columns].flatMap(([column, { description: was }]) => {
      const is = now.columns.get(column)?.description;
      if (is === undefined) return [`takes away ${table}.${column}`];
      return is === was ? [] : [`makes ${table}.${column} ${is}, which was ${was}`];
    });
    return [
      ...lostColumns,
      ...listMissing(rules, now.rules).map((rule) => `takes away a rule of ${table}: ${rule}`),
      ...listMissing(triggers, now.triggers).map((trigger) => `takes away the trigger ${trigger}`),
    ];
  });
}

const listMissing = (from: ReadonlySet<string>, to: ReadonlySet<string>): string[] =>
  [...from].filter((said) => !to.has(said));

/** What is written or deleted as before must not be refused. */
function listForbidden(before: readonly TableFacts[], after: readonly TableFacts[]): string[] {
  return after.flatMap(({ table, columns, rules }) => {
    const was = before.find((other) => other.table === table);
    if (!was) {
      const held = [...rules].filter((rule) => holdsRows(rule, before));
      return held.map((rule) => `holds rows of an older table in ${table}: ${rule}; say on delete cascade`);
    }
    const demanded = [...columns].filter(
      ([name, { mayBeLeftOut }]) => !was.columns.has(name) && !mayBeLeftOut,
    );
    return [
      ...demanded.map(([name]) => `demands ${table}.${name}, which has no default`),
      ...listMissing(rules, was.rules).map((rule) => `adds a rule to ${table}: ${rule}`),
    ];
  });
}

function holdsRows(rule: string, before: readonly TableFacts[]): boolean {
  const [, to] = /^foreign key .* references (\w+)/i.exec(rule) ?? [];
  return before.some(({ table }) => table === to) && !/on delete (cascade|set)/i.test(rule);
}

/** As CHANGELOG.md names it, because a package bears its number before it is released. */
export function readLastNumber(): string | undefined {
  return /^## \[?v?(\d+\.\d+\.\d+)/m.exec(readFileSync('CHANGELOG.md', 'utf8'))?.[1];
}
