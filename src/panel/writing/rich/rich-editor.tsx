import { type RefObject, useEffect, useImperativeHandle, useState } from 'react';
import { richText as text } from '#/i18n/tr/rich-writing.ts';
import type { ControlProps } from '../../form/field.tsx';
import { tellTaken } from '../paste/read-pasted.ts';
import type { Start, TextPictures, TextRange, WritingField } from '../writing-field.ts';
import { ArticleToolbar, type Question, type Tool } from './article-tools.tsx';
import { offsetAt } from './caret.ts';
import type { KeptArticle } from './create-view.ts';
import { awaitPictures, placePicture, showUploads } from './pictures.ts';
import { Questions } from './questions.tsx';
import { useArticleView } from './use-article-view.ts';

export interface RichEditorProps {
  label: string;
  control: ControlProps;
  field: WritingField;
  start: Start | undefined;
  /** Tells where the cursor stands in the Markdown. */
  caret: RefObject<(() => TextRange) | null>;
  kept: RefObject<KeptArticle | null>;
  pictures: TextPictures;
  /** Tells what became of a pasted text. */
  onSaid: (sentences: string) => void;
  onRefused: () => void;
}

/** Shows the article as its page will; what the form holds stays Markdown. */
export default function RichEditor({ label, control, caret, pictures, onSaid, ...writing }: RichEditorProps) {
  const [question, setQuestion] = useState<Question>();
  const { host, view, tools, source } = useArticleView({
    ...writing,
    attributes: attributesOf(label, control),
    onLink: () => setQuestion('link'),
    onTaken: (taken) => onSaid(tellTaken(taken, text.undo)),
    onFiles: send,
    words: pictures.words,
  });
  useImperativeHandle(caret, () => () => {
    const state = view.current?.state;
    if (!state || !source.current) return { anchor: 0, head: 0 };
    const head = offsetAt(state.doc, state.selection.head, source.current);
    return { anchor: head, head };
  });
  useImperativeHandle(pictures.placing, () => (src, id) => {
    if (view.current) placePicture(view.current, { src, id });
  });
  useImperativeHandle(pictures.sending, () => send);
  const { uploads } = pictures;
  useEffect(() => {
    if (view.current) showUploads(view.current, uploads);
  }, [view, uploads]);
  /** @param at where in the article; at the cursor when left out */
  function send(files: File[], at?: number) {
    onSaid('');
    if (view.current) awaitPictures(view.current, pictures.add(files), at);
  }
  function press({ act }: Tool) {
    if (typeof act === 'string') return setQuestion(act);
    if (!view.current) return;
    act(view.current.state, view.current.dispatch, view.current);
    view.current.focus();
  }
  return (
    <div className="grid min-w-0">
      <ArticleToolbar state={tools} onPress={press} />
      <div ref={host} className="min-w-0" />
      {question && view.current && (
        <Questions
          question={question}
          view={view.current}
          pictures={pictures}
          onFiles={send}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </div>
  );
}

/** Empty values would still count as attributes. */
function attributesOf(label: string, control: ControlProps): Record<string, string> {
  const attributes = {
    id: control.id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-describedby': control['aria-describedby'],
    'aria-invalid': control['aria-invalid'] && 'true',
    'aria-required': control['aria-required'] && 'true',
    class: 'article rich-article',
  };
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
