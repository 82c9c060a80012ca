import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useRef, useState } from 'react';
import { manyText as text } from '#/i18n/tr/many.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import type { AskedFinding } from '#/stored/finding.ts';
import { type Act, undoBy } from '../act.tsx';
import { Confirm } from '../dialog/confirm.tsx';
import { doEach } from '../do-each.ts';
import { serverMessage } from '../failure.tsx';
import { readAgain } from '../read-again.ts';
import { findingsOf } from '../save/machine.ts';
import { whileSignedIn } from '../sign-in-request.ts';
import { showToast } from '../toast/toast-store.ts';
import { useSingleMutation } from '../use-single-mutation.ts';
import type { Chosen } from './list-plan.ts';

interface Titled {
  id: number;
  title: string;
}

interface ManyQuestionProps<Item extends Titled, Result>
  extends Pick<Chosen<Item>, 'leftOut' | 'onDone' | 'onClose'>,
    Pick<ComponentProps<typeof Confirm>, 'title' | 'description' | 'confirmLabel' | 'busyLabel' | 'look'> {
  items: readonly Item[];
  /** @param accepted keys of what the server has asked, and the person accepted */
  call: (item: Item, accepted: readonly string[]) => Promise<Result>;
  done: (results: readonly Result[]) => string;
  notDone: (number: number) => string;
  undo: (results: readonly Result[]) => Act<unknown>;
  /** Says what the server asks about. */
  tell?: (finding: AskedFinding) => string;
  /** Tells what nobody can accept here. */
  isRefused?: (finding: AskedFinding) => boolean;
}

/** A thing to which it is still to be done, and why it has not been. */
interface Left<Item> {
  item: Item;
  error?: unknown;
}

/**
 * Asks once and does it to each. What failed is named with the reason and stays selected; what the server asks about goes
 * on after a yes. The toast takes all of it back.
 */
export default function ManyQuestion<Item extends Titled, Result>(props: ManyQuestionProps<Item, Result>) {
  const { items, leftOut, call, done, notDone, undo, onDone, onClose, ...question } = props;
  const { tell = ({ words }) => words, isRefused = () => false } = props;
  const queries = useQueryClient();
  const [left, setLeft] = useState<readonly Left<Item>[]>(() => items.map((item) => ({ item })));
  const results = useRef<Result[]>([]);
  const { mutate, isPending } = useSingleMutation({
    async mutationFn(turn: readonly Left<Item>[]) {
      const { done: gone, failed } = await doEach(turn, ({ item, error }) =>
        whileSignedIn(async () => {
          const accepted = findingsOf(error).map(({ key }) => key);
          results.current.push(await call(item, accepted));
        }),
      );
      const all = results.current;
      const action = undoBy(queries, undo(all));
      if (gone.length > 0) showToast({ title: panelText.succeeded, description: done(all), action });
      await readAgain(queries);
      onDone(gone.map(({ item }) => item.id));
      const others = left.filter((one) => !turn.includes(one));
      const now = [...failed.map(({ item: { item }, error }) => ({ item, error })), ...others];
      setLeft(now);
      if (now.length === 0) onClose();
    },
  });
  if (left.every(({ error }) => error === undefined))
    return (
      <Confirm
        {...question}
        description={`${question.description} ${leftOut > 0 ? text.leftOut(leftOut) : ''}`.trim()}
        isBusy={isPending}
        onConfirm={() => mutate(left)}
        onCancel={onClose}
      />
    );
  const askable = left.filter(({ error }) => {
    const findings = findingsOf(error);
    return findings.length > 0 && !findings.some(isRefused);
  });
  return (
    <Confirm
      look="secondary"
      title={notDone(left.length)}
      description={text.leftHint}
      confirmLabel={askable.length > 0 ? text.anyway : undefined}
      busyLabel={question.busyLabel}
      cancelLabel={panelText.close}
      isBusy={isPending}
      onConfirm={() => mutate(askable)}
      onCancel={onClose}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls by itself, so that the answers stay in sight */}
      <ul tabIndex={0} className="mt-2 grid max-h-[40dvh] gap-3 overflow-y-auto">
        {left.map(({ item, error }) => (
          <li key={item.id} className="border-l-2 border-danger-600 pl-3 text-sm leading-snug wrap-anywhere">
            <p className="font-semibold">
              <bdi>{item.title}</bdi>
            </p>
            {[...new Set(findingsOf(error).map(tell))].join(' ') ||
              serverMessage(error, panelText.saveFailed)}
          </li>
        ))}
      </ul>
    </Confirm>
  );
}
