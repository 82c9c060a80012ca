import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { istanbulTime, readIstanbulTime } from '#/format/istanbul-time.ts';
import type { DraftOrigin } from '../form/use-local-draft.ts';
import { type Publication, type PublicationState, stateOf } from './publication.ts';
import { useRedrawAt } from './use-redraw-at.ts';

interface StoredPublication extends Publication {
  isStored: boolean;
  state: PublicationState;
}

/** Follows what is stored, also after a save that leaves the form open, and when its planned time comes. */
export function usePublicationOfForm<Form extends FieldValues, Draft>(
  { formState }: UseFormReturn<Form, unknown, Draft>,
  { localDraft, isAlwaysOut }: { localDraft: DraftOrigin; isAlwaysOut?: boolean },
): StoredPublication {
  const { published, publishAt } = formState.defaultValues as Publication;
  useRedrawAt(publishAt && readIstanbulTime(publishAt));
  const isStored = localDraft.origin.current.over !== undefined;
  const now = istanbulTime(new Date().toISOString());
  const state = isStored ? stateOf({ published, publishAt }, now) : 'draft';
  return {
    published,
    publishAt,
    isStored,
    // one that waited has come out since the form was opened
    state: isAlwaysOut && state === 'published' ? 'draft' : state,
  };
}
