import { z } from 'zod';
import { words } from './text.ts';

const boardMember = z.strictObject({ name: words, position: words });

function boardOf(size: number) {
  return z.strictObject({
    title: words,
    introduction: words,
    /** How the board works, below its members. */
    note: words,
    members: z.array(boardMember).length(size, `must have ${size} members, as the statute says`),
  });
}

/** Statute, article 26: seven regular members. */
export const boardSchema = boardOf(7);

/** Statute, article 31: three regular members. */
export const auditBoardSchema = boardOf(3);

export type Board = z.infer<typeof boardSchema>;
export type BoardMember = z.infer<typeof boardMember>;
