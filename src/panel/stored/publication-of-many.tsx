import { useQueryClient } from '@tanstack/react-query';
import { binPanelText } from '#/i18n/tr/bin-panel.ts';
import { manyText } from '#/i18n/tr/many.ts';
import { doEach } from '../do-each.ts';
import type { Chosen } from '../list/list-plan.ts';
import type { Listed } from '../list/list-row.tsx';
import ManyQuestion from '../list/many-question.tsx';
import type { Stored } from '../save/open-form.ts';
import { whileSignedIn } from '../sign-in-request.ts';
import type { PublicationPlan } from './publication-acts.tsx';

/** Makes the dialog that publishes several of one kind, or takes them back. */
export const publicationOfManyOf =
  <Saved extends Stored & { scheduled?: boolean }>({
    change,
    words,
    tell,
    isForForm,
  }: PublicationPlan<Saved>) =>
  ({ isPublishing, ids, known, ...chosen }: Chosen<Listed> & { isPublishing: boolean }) => {
    const queries = useQueryClient();
    const { title, done, undone, notDone, ...question } =
      manyText[isPublishing ? 'publishing' : 'unpublishing'];

    /** A draft may hold a time that lies ahead. */
    function tellDone(all: readonly Saved[]): string {
      const planned = all.filter(({ scheduled }) => scheduled).length;
      const now = all.length - planned;
      const told = [now && done(words.count(now)), planned && manyText.scheduled(words.count(planned))];
      return told.filter(Boolean).join(', ');
    }
    async function takeBack(all: readonly Saved[]) {
      const { failed } = await doEach(all, ({ id, version }) =>
        whileSignedIn(() => change(queries, id, { version, published: !isPublishing })),
      );
      if (failed[0]) throw failed[0].error;
    }
    return (
      <ManyQuestion<Listed, Saved>
        {...{ ...chosen, ...question, tell }}
        title={title(words.count(ids.length))}
        look={isPublishing ? 'primary' : 'danger'}
        items={known.filter(({ id }) => ids.includes(id))}
        call={({ id, version }, accepted) =>
          change(queries, id, { version, published: isPublishing, accepted })
        }
        done={tellDone}
        notDone={(number) => notDone(words.count(number))}
        isRefused={(finding) => finding.blocks || isForForm?.(finding) === true}
        undo={(all) => ({
          call: () => takeBack(all),
          done: () => undone(words.count(all.length)),
          failed: binPanelText.notRestored,
        })}
      />
    );
  };
