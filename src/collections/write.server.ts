import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { Change as FieldChanges } from '#/db/audit-log.ts';
import { isInBin } from '#/db/bin.ts';
import type { Tables } from '#/db/tables.ts';
import { type Change, type Write, write } from '#/db/write.ts';
import {
  findCreated,
  noteCreated,
  publicTexts,
  requireOperation,
  requireOwnAccounts,
} from '#/db/write-requirements.ts';
import { notFound, Refusal } from '#/http/errors.ts';
import { notePictures, type PlacedPictures } from '#/media/uses.server.ts';
import { asDrafted } from '#/stored/as-drafted.ts';
import { type AuditAction, tableOf } from '#/stored/kinds.ts';
import { type Collection, type DraftOf, firstsOf, type ItemOf, type ValuesOf } from './collection.ts';
import { isToBePublished, publicationAction, publicationColumns } from './publication.server.ts';
import { columnsOf, type DescribeChange, type Row } from './rows.server.ts';
import type { KeepVersion } from './versions.server.ts';

/** Knowledge of a collection's writes beyond its description. */
export interface WritePlan<Of extends Collection> {
  words: WriteWords;
  /** Checks what is to be stored against what is there. @throws {Refusal} */
  require?: (save: { values: ValuesOf<Of> & Publishable; stored?: ItemOf<Of>; at: string }) => void;
  /** Columns of a new row that no field describes. */
  ownColumns?: (tx: Kysely<Tables>) => Promise<object>;
  /** Names a save whose publication has no name in the log. */
  actionOf?: (item: ItemOf<Of>, before?: ItemOf<Of>) => AuditAction | undefined;
  /** True when a draft over an earlier version contradicts nothing that has changed since. */
  agreesWith?: (tx: Kysely<Tables>, save: { stored: ItemOf<Of>; draft: DraftOf<Of> }) => Promise<boolean>;
  /** Lists the pictures in a field that holds a text. */
  picturesIn?: (text: string) => string[];
}

interface Publishable {
  published?: boolean;
}

export interface WriteWords {
  notFound: string;
  isInBin: string;
  notInBin: string;
  changedMeanwhile: string;
  savedBefore: string;
  savedAndDeleted: string;
  operationUnknown?: string;
  versionNotFound?: string;
  versionBreaksRule?: (rule: string) => string;
}

interface Creation<Of extends Collection> {
  draft: DraftOf<Of>;
  key?: string;
  words?: Pick<WriteWords, 'savedBefore' | 'savedAndDeleted'>;
}

interface Update<Of extends Collection> {
  id: number;
  draft: DraftOf<Of>;
  told?: Told;
}

interface WriteParts<Of extends Collection> {
  keepKeys: (tx: Kysely<Tables>, row: Row) => Promise<void>;
  find: (db: Kysely<Tables>, id: number) => Promise<ItemOf<Of> | undefined>;
  /** The same with who has saved it, where that is noted. */
  findSigned: (db: Kysely<Tables>, id: number) => Promise<ItemOf<Of> | undefined>;
  present: (row: Row) => ItemOf<Of>;
  describeChange: DescribeChange;
  /** Left out where no versions are kept. */
  keepVersion?: KeepVersion;
}

type Values = Record<string, unknown>;

/** Words of the log for a save that its publication does not name, and what they say beside the changed fields. */
type Told = { usual: AuditAction; beside?: FieldChanges };

/** Writes the things of a collection, each in one transaction with its log, its version and its pictures. */
export function writesOf<Of extends Collection>(
  collection: Of,
  plan: WritePlan<Of>,
  { find, findSigned, present, describeChange, keepKeys, keepVersion }: WriteParts<Of>,
) {
  const { kind, fields } = collection;
  const { words, agreesWith = async () => false } = plan;
  const table = tableOf[kind] as 'news';
  const described = Object.entries(fields);
  const reference = described.find(([, field]) => field.reference)?.[0];
  const firsts = firstsOf(collection);

  /** A repeated `key` returns what the first call created. @throws {Refusal} 409 when that call had another draft */
  async function create(
    db: Kysely<Tables>,
    { check, draft, key, ...by }: Change<{ draft: DraftOf<Of>; key?: string }>,
  ): Promise<ItemOf<Of>> {
    check?.({ after: { published: collection.isOutAtFirst, ...definedValues(draft) } });
    return write(db, by, (write) => createWithin(write, { draft, key }));
  }

  /** Creates one of several in a transaction. Throws as `create` does, in the words of what is made of them all. */
  async function createWithin(
    write: Write,
    { draft, key, words: ofAll = words }: Creation<Of>,
  ): Promise<ItemOf<Of>> {
    const { tx, at, actor, now } = write;
    const createdId = await findCreated(tx, { key, kind });
    if (createdId !== undefined) return findAgain(tx, createdId, { draft, words: ofAll });
    const values = await requireValues(write, { draft });
    const columns = {
      ...{ createdAt: at, updatedAt: at },
      ...(collection.isSigned && { createdBy: actor.username, updatedBy: actor.username }),
      ...(await plan.ownColumns?.(tx)),
      ...(await publicationColumns(collection, write, { draft })),
      ...columnsOf(fields, values),
    };
    // the description stands for the table's columns: `assertColumns` compares them at the start
    const row = await tx
      .insertInto(table)
      .values(columns as never)
      .returningAll()
      .executeTakeFirstOrThrow();
    await noteCreated(tx, { key, kind, id: row.id, actor, now });
    return record(write, { row: { ...row }, values, usual: `${kind}.create` });
  }

  async function findAgain(
    tx: Kysely<Tables>,
    id: number,
    { draft, words }: Required<Omit<Creation<Of>, 'key'>>,
  ): Promise<ItemOf<Of>> {
    const created = await find(tx, id);
    if (!created) throw new Refusal('saved-and-deleted', words.savedAndDeleted);
    if (isAsDrafted(asDrafted(created), draft)) return created;
    throw new Refusal('saved-before', words.savedBefore, { current: created });
  }

  /**
   * Stores what a draft says; what it leaves out, or says as it is, stays as it is stored.
   * @throws {Refusal} 404 when there is none; 409 with the stored one when `draft.version` differs from its version
   */
  const update = (db: Kysely<Tables>, { check, ...asked }: Change<Update<Of>>): Promise<ItemOf<Of>> =>
    write(db, asked, (write) => updateWithin(write, { ...asked, check }));

  /** Changes one of several in a transaction. Throws as `update` does. */
  async function updateWithin(
    write: Write,
    { id, draft, told, check }: Update<Of> & Pick<Change<object>, 'check'>,
  ): Promise<ItemOf<Of>> {
    const { tx, at, actor } = write;
    const stored = await find(tx, id);
    if (!stored && (await isInBin(tx, table, id))) throw new Refusal('is-in-bin', words.isInBin);
    if (!stored) throw notFound(words.notFound);
    check?.({ before: stored, after: { ...stored, ...definedValues(draft) } });
    const isOver = draft.version === undefined || draft.version === stored.version;
    if (!isOver && !(await agreesWith(tx, { stored, draft })))
      throw new Refusal('changed-meanwhile', words.changedMeanwhile, { current: await findSigned(tx, id) });
    const values = await requireValues(write, { draft, stored });
    const row = await tx
      .updateTable(table)
      .set({
        ...(await publicationColumns(collection, write, { draft, stored })),
        // what refers to something in the bin keeps that reference, though nobody is shown it
        ...columnsOf(fields, changedOf(values, stored)),
        ...(collection.isSigned && { updatedBy: actor.username }),
        ...{ updatedAt: at, version: stored.version + 1 },
      } as never)
      .where('id', '=', stored.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const usual = `${kind}.update` as const;
    return record(write, { row: { ...row }, values, before: stored, usual, ...told });
  }

  /** What its fields are to hold. @throws {Refusal} 400 when they break a rule that the call does not know of */
  async function requireValues(
    { tx, at }: Write,
    { draft, stored }: { draft: DraftOf<Of>; stored?: ItemOf<Of> },
  ): Promise<Values> {
    const before: Values = { ...stored };
    const all: Values = { ...firsts, ...before, ...definedValues(draft) };
    const values = Object.fromEntries(described.map(([name]) => [name, all[name]]));
    const published = isToBePublished(collection, { draft, stored });
    plan.require?.({ values: { ...(values as ValuesOf<Of>), published }, stored, at });
    if (reference !== undefined && values[reference] !== before[reference])
      await requireOperation(tx, {
        id: values[reference] as number | null,
        unknown: words.operationUnknown ?? '',
      });
    return values;
  }

  async function record(
    { tx, actor, now, shown, log }: Write,
    { row, values, before, usual, beside }: { row: Row; values: Values; before?: ItemOf<Of> } & Told,
  ): Promise<ItemOf<Of>> {
    const found = reference !== undefined && { foundReference: values[reference] as number | null };
    const item = present({ ...row, ...found });
    const { id, title } = row;
    await requireOwnAccounts(tx, {
      ...{ texts: publicTexts(item), before: before ? publicTexts(before) : [] },
      ...{ title, actor, now },
    });
    await keepKeys(tx, row);
    await keepVersion?.(tx, { row, savedBy: actor.username });
    await notePictures(tx, { kind, id, title }, { placed: placedPictures(values), now });
    shown();
    const action = plan.actionOf?.(item, before) ?? publicationAction(collection, item, before) ?? usual;
    await log(action, { kind, id, title }, { ...describeChange(before, item), ...beside });
    return item;
  }

  const placedPictures = (values: Values): PlacedPictures[] =>
    described.flatMap(([name, { pictures: place }]): PlacedPictures[] => {
      if (!place) return [];
      const value = values[name];
      if (place !== 'text') return [{ place, addresses: [value].flat() as (string | null)[] }];
      const text = String(value);
      return [{ place, addresses: plan.picturesIn?.(text) ?? [], text }];
    });

  return { create, createWithin, update, updateWithin };
}

/** Returns what a draft says, without what it leaves out. */
export const definedValues = (draft: object): Values =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));

const changedOf = (values: Values, stored: object): Values => {
  const before: Values = { ...stored };
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isDeepStrictEqual(value, before[name])),
  );
};

/** Fields that a draft leaves out count as equal. */
function isAsDrafted(stored: object, draft: object): boolean {
  const fields: Values = { ...stored };
  return Object.entries(definedValues(draft)).every(
    ([name, value]) => name === 'version' || isDeepStrictEqual(fields[name], value),
  );
}
