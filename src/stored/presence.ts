/** What has a form that tells who else has it open; also the tables of these things. */
export const presenceSubjects = ['news', 'operations', 'documents'] as const;

export type PresenceSubject = (typeof presenceSubjects)[number];

/** Somebody who has a form open elsewhere. */
export interface Editor {
  username: string;
  /** True for the person who asks: in another tab, or on another device. */
  isSelf: boolean;
}

export interface EditorOfItem extends Editor {
  /** Id of the thing that the form changes. */
  item: number;
}
