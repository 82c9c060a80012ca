/** Kinds of things whose forms tell who else has them open; also their tables. */
export const presenceSubjects = ['news', 'operations', 'documents'] as const;

export type PresenceSubject = (typeof presenceSubjects)[number];

/** Person who has a form open elsewhere. */
export interface Editor {
  username: string;
  /** True for the person who asks: in another tab, or on another device. */
  isSelf: boolean;
}

export interface EditorOfItem extends Editor {
  /** Id of the thing that the form changes. */
  item: number;
}
