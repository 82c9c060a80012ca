import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { HttpError } from '#/http/request.ts';
import type { PublicationChange } from '#/http/stored-calls.ts';
import { binPanelText } from '#/i18n/tr/bin-panel.ts';
import { manyText } from '#/i18n/tr/many.ts';
import { publicationText } from '#/i18n/tr/publication.ts';
import type { AskedFinding } from '#/stored/finding.ts';
import { type Act, ActQuestion, doAct } from '../act.tsx';
import { eachOnce } from '../do-each.ts';
import { Arriving } from '../lazy.tsx';
import type { Chosen } from '../list/list-plan.ts';
import type { Listed } from '../list/list-row.tsx';
import ManyQuestion from '../list/many-question.tsx';
import { findingsOf } from '../save/machine.ts';
import type { Stored } from '../save/open-form.ts';
import { showFailure, type ToastAction } from '../toast/toast-store.ts';

/** Names what should not go out, and asks whether it is to go out all the same. */
export type Question = ComponentType<{
  findings: readonly AskedFinding[];
  onConfirm: () => void;
  onClose: () => void;
}>;

/** Knowledge of how a kind is published from its row, and taken back. */
export interface PublicationPlan<Saved extends Stored> {
  change: (queries: QueryClient, id: number, change: PublicationChange) => Promise<Saved>;
  /** The key of all choices of its list. */
  list: string;
  words: {
    publishFailed: string;
    confirmUnpublish: string;
    unpublishHint: (title: string) => string;
    unpublishing: string;
    unpublished: string;
    unpublishFailed: string;
    publishedAgain: string;
    draftAgain: string;
    /** '3 haber' */
    count: (number: number) => string;
  };
  /** Says what publishing has meant. */
  published: (saved: Saved) => string;
  offers?: (saved: Saved) => ToastAction[];
  /** Says in a sentence what was found. */
  tell: (finding: AskedFinding) => string;
  Question: Question;
  /** Tells of a finding that only the form can mend. */
  isForForm?: (finding: AskedFinding) => boolean;
  form: (id: number, open: { findings: readonly AskedFinding[]; onClose: () => void }) => ReactNode;
}

interface PublicationProps<Saved extends Stored> {
  plan: PublicationPlan<Saved>;
  /** As the person has seen it in the list. */
  item: { id: number; title: string; version: number; published: boolean };
  onClose: () => void;
}

/** Makes the dialog that publishes what is a draft of one kind, and takes back what is out. */
export const publicationActOf =
  <Saved extends Stored>(plan: PublicationPlan<Saved>) =>
  (props: Omit<PublicationProps<Saved>, 'plan'>) =>
    props.item.published ? <Unpublishing plan={plan} {...props} /> : <Publishing plan={plan} {...props} />;

/** Publishes at once, unless the server asks first; what it refuses is mended in the form. */
function Publishing<Saved extends Stored>({ plan, item: { id, version }, onClose }: PublicationProps<Saved>) {
  const queries = useQueryClient();
  const [asked, setAsked] = useState<readonly AskedFinding[]>([]);
  const [needsForm, setNeedsForm] = useState(false);

  /** Answers a refusal with a question, or with the form. */
  function caught(error: unknown): boolean {
    const findings = findingsOf(error);
    const isFaulty = error instanceof HttpError && error.status === 400;
    if (isFaulty) showFailure(error, { otherwise: plan.words.publishFailed });
    setAsked(findings);
    setNeedsForm(isFaulty || findings.some((finding) => plan.isForForm?.(finding)));
    return isFaulty || findings.length > 0;
  }

  async function publish(accepted: readonly string[]) {
    const outcome = await doAct(queries, {
      call: () => plan.change(queries, id, { version, published: true, accepted }),
      done: (saved) => ({ description: plan.published(saved), offers: plan.offers?.(saved) }),
      failed: plan.words.publishFailed,
      shown: (saved) => ({ list: plan.list, saved }),
      undo: (saved) => undoPublication(plan, queries, saved),
      caught,
    });
    if (outcome.is !== 'caught') onClose();
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the press was
  useEffect(() => void publish([]), []);

  if (needsForm) return plan.form(id, { findings: asked, onClose });
  if (asked.length === 0) return <Arriving />;
  return (
    <plan.Question
      findings={asked}
      onConfirm={() => {
        setAsked([]);
        void publish(asked.map(({ key }) => key));
      }}
      onClose={() => setNeedsForm(true)}
    />
  );
}

/** Makes a draft again of what a press has just published, from its row or in its form. */
export const undoPublication = <Saved extends Stored>(
  { change, words }: PublicationPlan<Saved>,
  queries: QueryClient,
  { id, version }: Saved,
): Act<unknown> => ({
  call: () => change(queries, id, { version, published: false }),
  done: () => words.draftAgain,
  failed: binPanelText.notRestored,
});

/** Takes from visitors what is published, and offers to give it back. */
function Unpublishing<Saved extends Stored>({ plan, item, onClose }: PublicationProps<Saved>) {
  const queries = useQueryClient();
  const { change, list, words } = plan;
  const { id, title, version } = item;
  return (
    <ActQuestion
      title={words.confirmUnpublish}
      description={words.unpublishHint(title)}
      confirmLabel={publicationText.unpublish}
      busyLabel={words.unpublishing}
      act={{
        call: () => change(queries, id, { version, published: false }),
        done: () => words.unpublished,
        failed: words.unpublishFailed,
        shown: (saved) => ({ list, saved }),
        undo: (saved) => ({
          call: () => change(queries, id, { version: saved.version, published: true }),
          done: () => words.publishedAgain,
          failed: binPanelText.notRestored,
        }),
      }}
      onClose={onClose}
    />
  );
}

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
          call: eachOnce(all, ({ id, version }) =>
            change(queries, id, { version, published: !isPublishing }),
          ),
          done: () => undone(words.count(all.length)),
          failed: binPanelText.notRestored,
        })}
      />
    );
  };
