import { useQuery } from '@tanstack/react-query';
import type { Editor, PresenceSubject } from '#/stored/presence.ts';
import { editorsQuery } from './presence-calls.ts';

/** @returns finds who has a form of the list open elsewhere; nobody, while nobody can be asked */
export function useEditors(subject: PresenceSubject): (item: number) => readonly Editor[] {
  const { data, isSuccess } = useQuery(editorsQuery(subject));
  const editors = isSuccess ? data : [];
  return (item) => editors.filter((editor) => editor.item === item);
}
