import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { istanbulTime } from '#/format/istanbul-time.ts';
import type { KeptOrigin } from '../form/use-local-draft.ts';
import { type Publication, type PublicationState, stateOf } from './publication.ts';

interface StoredPublication extends Publication {
  isStored: boolean;
  state: PublicationState;
}

/** Follows what is stored, also after a save that leaves the form open. */
export function publicationOfForm<Form extends FieldValues, Draft>(
  { formState }: UseFormReturn<Form, unknown, Draft>,
  { origin }: KeptOrigin,
): StoredPublication {
  const { published, publishAt } = formState.defaultValues as Publication;
  const isStored = origin.current.over !== undefined;
  const now = istanbulTime(new Date().toISOString());
  return {
    published,
    publishAt,
    isStored,
    state: isStored ? stateOf({ published, publishAt }, now) : 'draft',
  };
}
