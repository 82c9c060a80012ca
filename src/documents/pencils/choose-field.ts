import type { PencilField } from './pencil-field.ts';

/** The fields that a page shows before something and behind it. */
export interface Around {
  before: PencilField | undefined;
  after: PencilField | undefined;
}

/**
 * Of several fields with the same words, the one nearest to the fields around, which are most often of the same entry;
 * but of the same field of several entries each has its turn.
 * @param used those that have a pencil already
 */
export function chooseField(
  fields: readonly PencilField[],
  around: Around,
  used: ReadonlySet<PencilField>,
): PencilField | undefined {
  const [nearest, ...others] = fields.toSorted((one, other) =>
    compareNearness(nearness(other, around), nearness(one, around)),
  );
  if (!nearest || !used.has(nearest)) return nearest;
  const isStranger = nearness(nearest, around)[0] < fewestSharedInList;
  return others.find((field) => !used.has(field) && (isStranger || isSameField(field, nearest))) ?? nearest;
}

/** The document, and the list in it. */
const fewestSharedInList = 2;

/** Steps that the way to a field shares with those of the fields around: of the nearer, and of the one before. */
type Nearness = readonly [most: number, before: number];

export function nearness(field: PencilField, { before, after }: Around): Nearness {
  const shared = stepsShared(field, before);
  return [Math.max(shared, stepsShared(field, after)), shared];
}

/** Between two entries, what stands there belongs to the first. */
export const compareNearness = ([most, before]: Nearness, [otherMost, otherBefore]: Nearness): number =>
  most - otherMost || before - otherBefore;

function stepsShared(one: PencilField, other: PencilField | undefined): number {
  const [steps, others] = [stepsOf(one), other ? stepsOf(other) : []];
  const parting = steps.findIndex((step, index) => step !== others[index]);
  return parting === -1 ? steps.length : parting;
}

const stepsOf = ({ document, path }: PencilField) => [String(document), ...path.split('.')];

/** 'members.0.position' and 'members.3.position' */
const isSameField = (one: PencilField, other: PencilField) =>
  one.document === other.document && withoutPlaces(one.path) === withoutPlaces(other.path);

const withoutPlaces = (path: string) => path.replaceAll(/\d+/g, '');
