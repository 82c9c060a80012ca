import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';

export async function moveUses(
  tx: Kysely<Tables>,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const uses = await tx.deleteFrom('pictureUses').where('fileName', '=', from).returningAll().execute();
  for (const use of uses) {
    await tx
      .insertInto('pictureUses')
      .values({ ...use, fileName: to })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
