import type { LinkKind } from '../password-link-schema.ts';
import type { Person } from '../people-schema.ts';

/** What a new link would be for; the server decides in the same way. */
export const linkKindOf = ({ lastSeenAt }: Person): LinkKind =>
  lastSeenAt === null ? 'invitation' : 'reset';
