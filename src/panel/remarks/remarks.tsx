import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, MessageSquare } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { formatMoment } from '#/format/dates.ts';
import { formatRelativeTime } from '#/format/relative-time.ts';
import { requestJson } from '#/http/request.ts';
import { remarksText as text } from '#/i18n/tr/remarks.ts';
import { longestRemark, type Remark, type RemarkKind, type RemarksOfThing } from '#/stored/remarks.ts';
import { type Act, useAct } from '../act.tsx';
import { BusyButton, Button } from '../button.tsx';
import { SelectField } from '../form/controls.tsx';
import { Field, TextArea } from '../form/field.tsx';
import { useNameOf } from '../person-names.tsx';
import { signedInHere } from '../sign-in-request.ts';
import { useStore } from '../store.ts';
import { remarksPath, remarksQuery } from './queries.ts';

interface Thing {
  kind: RemarkKind;
  item: number;
}

const nothing: RemarksOfThing = { remarks: [], colleagues: [] };

/** Shows what colleagues have written beside a thing, and the way to ask one of them. Its buttons leave the form around it alone. */
export function Remarks({ kind, item }: Thing) {
  const { data = nothing, isSuccess, isError } = useQuery(remarksQuery(kind, item));
  const [isAsking, setAsking] = useState(typed.has(`${kind}-${item}`));
  const { remarks } = data;
  const [wasOpen, setWasOpen] = useState(false);
  if (remarks.length > 0 && (isAsking || !wasOpen)) {
    // from here on what is written stands there by itself
    setAsking(false);
    setWasOpen(true);
  }
  if (isError) return <p className="text-sm text-ink-soft">{text.failed}</p>;
  // who is alone has nobody to ask
  if (isSuccess && data.colleagues.length === 0 && remarks.length === 0) return null;
  if (remarks.length === 0 && !isAsking) return <Ask isAfter={wasOpen} onAsk={() => setAsking(true)} />;
  return (
    <section
      aria-label={text.title}
      className="grid grid-cols-1 gap-3 rounded-card border border-l-4 border-snow-200 border-l-signal-500 bg-snow-50 p-4"
    >
      {remarks.length > 0 && (
        <ul className="grid max-h-[40dvh] grid-cols-1 gap-3 overflow-y-auto">
          {remarks.map((remark) => (
            <WrittenRemark key={remark.id} remark={remark} />
          ))}
        </ul>
      )}
      <Writing {...{ kind, item, data }} />
    </section>
  );
}

/** @param isAfter it takes the place of the button that has ended the last remark, and its focus */
function Ask({ isAfter, onAsk }: { isAfter: boolean; onAsk: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (isAfter && document.activeElement === document.body) button.current?.focus();
  }, [isAfter]);
  return (
    <Button ref={button} look="quiet" size="small" className="justify-self-start" onClick={onAsk}>
      <MessageSquare className="size-4" aria-hidden />
      {text.ask}
    </Button>
  );
}

function WrittenRemark({ remark: { by, to, words, at } }: { remark: Remark }) {
  const nameOf = useNameOf();
  return (
    <li className="text-[0.9375rem] leading-snug wrap-anywhere">
      <p className="text-sm text-ink-soft">
        <b className="text-ink">{nameOf(by)}</b> · {text.toWhom(nameOf(to))} ·{' '}
        <time dateTime={at} title={formatMoment(at)}>
          {formatRelativeTime(at, new Date())}
        </time>
      </p>
      <p className="whitespace-pre-line">{words}</p>
    </li>
  );
}

/** Words that wait to be sent, for as long as the page is open: a form that closes takes none of them along. */
const typed = new Map<string, string>();

function Writing({ kind, item, data }: Thing & { data: RemarksOfThing }) {
  const { remarks, colleagues } = data;
  const queries = useQueryClient();
  const nameOf = useNameOf();
  const slot = `${kind}-${item}`;
  const [words, setWords] = useState(typed.get(slot) ?? '');
  const [chosen, choose] = useState<string>();
  const { username } = useStore(signedInHere);
  const to = chosen ?? usualPartner(data, username);
  const sending = useAct(
    {
      call: () => change(queries, 'POST', { kind, item, to, words: words.trim() }),
      done: () => text.sent(nameOf(to)),
      failed: text.notSent,
    },
    ({ is }) => {
      if (is === 'done') type('');
    },
  );
  const ending = useAct(endOf(queries, { ids: remarks.map(({ id }) => id), isEnded: true }));
  const isEmpty = words.trim() === '' || to === '';

  function type(next: string) {
    if (next === '') typed.delete(slot);
    else typed.set(slot, next);
    setWords(next);
  }

  return (
    <>
      <Field label={text.words} hint={remarks.length === 0 ? text.wordsHint : undefined}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={longestRemark}
            // a press has just asked for it
            autoFocus={remarks.length === 0}
            className="field-sizing-content"
            value={words}
            onChange={({ target }) => type(target.value)}
            onKeyDown={(event) => {
              // these keys would save the form around it
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              if (!isEmpty) sending.begin();
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 grow basis-40 sm:max-w-72">
          <SelectField
            label={text.to}
            value={to}
            placeholder={text.choose}
            options={colleagues.map((value) => ({ value, label: nameOf(value) }))}
            onChange={choose}
          />
        </div>
        <BusyButton
          {...sending}
          isDone={isEmpty}
          busyLabel={sending.isBusy ? text.sending : text.send}
          onClick={sending.begin}
        >
          {text.send}
        </BusyButton>
        {remarks.length > 0 && (
          <BusyButton
            look="quiet"
            className="ml-auto"
            isBusy={ending.isBusy}
            busyLabel={text.ending}
            onClick={ending.begin}
          >
            <Check className="size-4" aria-hidden />
            {text.end}
          </BusyButton>
        )}
      </div>
    </>
  );
}

/** Whom a remark goes to unless another is chosen: who takes part already, else who was asked last, else the only one there is. */
function usualPartner({ remarks, colleagues, lastAsked }: RemarksOfThing, me: string): string {
  const last = remarks.findLast(({ by, to }) => by === me || to === me);
  const partner = last?.by === me ? last.to : last?.by;
  return partner ?? lastAsked ?? (colleagues.length === 1 ? (colleagues[0] ?? '') : '');
}

const endOf = (queries: QueryClient, end: { ids: readonly number[]; isEnded: boolean }): Act<unknown> => ({
  call: () => change(queries, 'PUT', end),
  done: () => (end.isEnded ? text.ended : text.reopened),
  failed: text.notEnded,
  ...(end.isEnded && { undo: () => endOf(queries, { ...end, isEnded: false }) }),
});

async function change(queries: QueryClient, method: 'POST' | 'PUT', body: object): Promise<void> {
  await requestJson(method, method === 'PUT' ? `${remarksPath}/ended` : remarksPath, body);
  await queries.invalidateQueries({ queryKey: [remarksPath] });
}
