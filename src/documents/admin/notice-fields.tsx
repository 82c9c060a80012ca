import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { entryListText } from '#/i18n/tr/entry-list.ts';
import { readyNotices, noticeText as text } from '#/i18n/tr/notice.ts';
import { Button } from '#/panel/button.tsx';
import { Fields } from '#/panel/form/fields.tsx';
import type { FormSchema } from '#/panel/form/form-schema.ts';
import { type FormState, useValues } from '#/panel/form/form-state.ts';
import { showToast } from '#/panel/toast/toast-store.ts';
import type { DocumentValues } from './plan-document.tsx';

interface NoticeFieldsProps {
  form: FormState<DocumentValues>;
  fields: FormSchema;
}

/** Fields of a notice. The button that is pressed decides whether it is on. */
export function NoticeFields({ form, fields: { properties = {} } }: NoticeFieldsProps) {
  const { isOn: _, sentence = {}, ...others } = properties;
  const ready = { control: 'ready' };
  return (
    <Fields
      form={form}
      fields={{ properties: { sentence, ready, ...others } }}
      controls={{ ready: () => <ReadySentences form={form} /> }}
    />
  );
}

function ReadySentences({ form }: Pick<NoticeFieldsProps, 'form'>) {
  const { sentence: typed } = useValues(form);
  const [replaced, setReplaced] = useState<NoticeWords>();
  function fill(words: NoticeWords) {
    for (const [name, value] of Object.entries(words)) form.set(name, value);
    form.clearFaults();
  }
  /** Chooses a ready notice, and drops the moments of an earlier one, which would keep it from coming out. */
  function choose(ready: (typeof readyNotices)[number]) {
    const { kind, sentence, link, begins, ends } = form.values();
    if (isOwnSentence(sentence)) keep({ kind, sentence, link, begins, ends });
    fill({ ...ready, begins: null, ends: null });
  }
  // asks nothing first: what must be out at once is three taps away
  function keep(words: NoticeWords) {
    setReplaced(words);
    const action = { ...bringBack, onPress: () => putBack(words) };
    showToast({ title: text.replaced, description: `“${words.sentence}”`, action });
  }
  function putBack(words: NoticeWords) {
    fill(words);
    setReplaced(undefined);
  }
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-1.5">
      <legend className="text-sm font-semibold">{text.ready}</legend>
      <p className="text-[0.8125rem] text-ink-soft">{text.readyHint}</p>
      <ul className="grid gap-1.5 sm:grid-cols-2">
        {readyNotices.map((ready) => (
          <li key={ready.sentence} className="grid">
            <button
              type="button"
              aria-pressed={typed === ready.sentence}
              onClick={() => choose(ready)}
              className="min-h-11 cursor-pointer rounded-md border border-snow-300 bg-white px-3 py-2 text-left text-sm leading-snug wrap-anywhere hover:bg-snow-50 aria-pressed:border-night-700 aria-pressed:bg-snow-100 aria-pressed:ring-1 aria-pressed:ring-night-700"
            >
              {ready.sentence}
            </button>
          </li>
        ))}
      </ul>
      {replaced && (
        <Button look="quiet" className="max-w-full justify-self-start" onClick={() => putBack(replaced)}>
          <Undo2 className="size-4 shrink-0" aria-hidden />
          <span className="truncate">{entryListText.bringBackOf(String(replaced.sentence))}</span>
        </Button>
      )}
    </fieldset>
  );
}

type NoticeWords = Record<'kind' | 'sentence' | 'link' | 'begins' | 'ends', unknown>;

const isOwnSentence = (sentence: unknown) =>
  sentence !== '' && readyNotices.every((ready) => ready.sentence !== sentence);

const bringBack = { label: entryListText.bringBack, altText: entryListText.bringBack };
