import type { Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useImperativeHandle, useState } from 'react';
import { panelText } from '#/i18n/tr/panel.ts';
import { richText as text } from '#/i18n/tr/rich-writing.ts';
import { Button } from '../../button.tsx';
import { type ControlProps, Field, TextInput } from '../../form/field.tsx';
import { tellTaken } from '../paste/read-pasted.ts';
import type { Start, TextPictures, TextRange, WritingField } from '../writing-field.ts';
import { ArticleToolbar, type Question, type Tool } from './article-tools.tsx';
import { offsetAt } from './caret.ts';
import { findLink, removeLink, setLink } from './change-link.ts';
import { describePicture, findPicture, insertPictures } from './change-picture.ts';
import { awaitPictures, placePicture, showUploads } from './coming-pictures.ts';
import type { KeptArticle } from './create-view.ts';
import LinkDialog, { SmallForm } from './link-dialog.tsx';
import { readAddress } from './read-markdown.ts';
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

interface QuestionsProps {
  question: Question;
  view: EditorView;
  pictures: TextPictures;
  onFiles: (files: File[]) => void;
  onClose: () => void;
}

function Questions({ question, view, pictures, onFiles, onClose }: QuestionsProps) {
  function act(command: Command) {
    command(view.state, view.dispatch);
    close();
  }
  function close() {
    onClose();
    // the text can take the focus back only when the dialog is gone
    setTimeout(() => view.focus());
  }
  if (question === 'link') {
    const place = findLink(view.state);
    return (
      <LinkDialog
        place={place}
        onSet={(link) => act(setLink(place, link))}
        onRemove={() => act(removeLink(place))}
        onClose={close}
      />
    );
  }
  if (question === 'words') {
    const { src, alt = '' } = findPicture(view.state)?.node.attrs ?? {};
    const words: string = alt || (pictures.words.get(src) ?? '');
    // unchanged, those of the library go on being shown
    const set = (typed: string) => (typed === words ? close() : act(describePicture(typed)));
    return <WordsDialog words={words} onSet={set} onClose={close} />;
  }
  return (
    <pictures.Picker
      onPick={(urls) => insertPictures(urls.map((url) => readAddress(url) ?? url))(view.state, view.dispatch)}
      onFiles={onFiles}
      onClose={close}
    />
  );
}

interface WordsDialogProps {
  words: string;
  onSet: (words: string) => void;
  onClose: () => void;
}

function WordsDialog({ words, onSet, onClose }: WordsDialogProps) {
  const [typed, setTyped] = useState(words);
  return (
    <SmallForm
      title={text.wordsTitle}
      onSubmit={() => onSet(typed)}
      onClose={onClose}
      buttons={<Button onClick={onClose}>{panelText.cancel}</Button>}
    >
      <Field label={text.wordsLabel} hint={text.wordsHint}>
        {(control) => (
          <TextInput {...control} value={typed} onChange={({ target }) => setTyped(target.value)} />
        )}
      </Field>
    </SmallForm>
  );
}
