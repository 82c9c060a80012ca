import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { HttpError } from '#/http/request.ts';
import type { PublicationChange } from '#/http/stored-calls.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { publicationText } from '#/i18n/tr/publication.ts';
import type { AskedFinding } from '#/stored/finding.ts';
import { Confirm } from '../dialog/confirm.tsx';
import { Arriving } from '../lazy.tsx';
import { undoAction } from '../list/restoring.ts';
import { readAgain } from '../read-again.ts';
import { findingsOf } from '../save/machine.ts';
import type { Stored } from '../save/open-form.ts';
import { showFailure, showToast, type ToastAction } from '../toast/toast-store.ts';
import { useSingleMutation } from '../use-single-mutation.ts';

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
  };
  /** Says what publishing has meant. */
  published: (saved: Saved) => string;
  offers?: (saved: Saved) => ToastAction[];
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

/** Publishes what is a draft, and takes back what is out. */
export function PublicationAct<Saved extends Stored>(props: PublicationProps<Saved>) {
  return props.item.published ? <Unpublishing {...props} /> : <Publishing {...props} />;
}

/** Publishes at once, unless the server asks first; what it refuses is mended in the form. */
function Publishing<Saved extends Stored>({ plan, item: { id, version }, onClose }: PublicationProps<Saved>) {
  const queries = useQueryClient();
  const [asked, setAsked] = useState<readonly AskedFinding[]>([]);
  const [needsForm, setNeedsForm] = useState(false);

  const { mutate } = useSingleMutation({
    mutationFn: (accepted: readonly string[]) =>
      plan.change(queries, id, { version, published: true, accepted }),
    onSuccess: (saved) => {
      const offers = plan.offers?.(saved);
      showToast({ title: panelText.succeeded, description: plan.published(saved), offers });
      void readAgain(queries, { list: plan.list, saved });
      onClose();
    },
    onError: (error) => {
      const findings = findingsOf(error);
      setAsked(findings);
      if (findings.some((finding) => plan.isForForm?.(finding))) return setNeedsForm(true);
      if (findings.length > 0) return;
      showFailure(error, { otherwise: plan.words.publishFailed });
      if (error instanceof HttpError && error.status === 400) return setNeedsForm(true);
      void readAgain(queries);
      onClose();
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the press was
  useEffect(() => mutate([]), []);

  if (needsForm) return plan.form(id, { findings: asked, onClose });
  if (asked.length === 0) return <Arriving />;
  return (
    <plan.Question
      findings={asked}
      onConfirm={() => {
        setAsked([]);
        mutate(asked.map(({ key }) => key));
      }}
      onClose={() => setNeedsForm(true)}
    />
  );
}

/** Takes from visitors what is published, and offers to give it back. */
function Unpublishing<Saved extends Stored>({
  plan: { change, list, words },
  item: { id, title, version },
  onClose,
}: PublicationProps<Saved>) {
  const queries = useQueryClient();
  const unpublishing = useSingleMutation({
    mutationFn: () => change(queries, id, { version, published: false }),
    onSuccess: (saved) => {
      const again = { version: saved.version, published: true };
      const undo = { restore: () => change(queries, id, again), restored: words.publishedAgain };
      const action = undoAction(queries, undo);
      showToast({ title: panelText.succeeded, description: words.unpublished, action });
      return readAgain(queries, { list, saved });
    },
    onError: (error) => {
      showFailure(error, { otherwise: words.unpublishFailed });
      void readAgain(queries);
    },
    onSettled: onClose,
  });
  return (
    <Confirm
      title={words.confirmUnpublish}
      description={words.unpublishHint(title)}
      confirmLabel={publicationText.unpublish}
      busyLabel={words.unpublishing}
      isBusy={unpublishing.isPending}
      onConfirm={() => unpublishing.mutate()}
      onCancel={onClose}
    />
  );
}
