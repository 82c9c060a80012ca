import { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { richText as text } from '#/i18n/tr/rich-writing.ts';
import type { ControlProps } from '../../form/field.tsx';
import { createStore } from '../../store.ts';
import { type ArticleSource, openArticle, writeArticle } from '../article/article-source.ts';
import { type Taken, tellTaken } from '../paste/read-pasted.ts';
import type { Start, TextPictures, TextRange, WritingField } from '../writing-field.ts';
import { withEnd } from './article-plugins.ts';
import { ArticleToolbar, noTools, type Question, readToolState, type Tool } from './article-tools.tsx';
import { offsetAt } from './caret.ts';
import { createView, type KeptArticle } from './create-view.ts';
import { awaitPictures, placePicture, showUploads } from './pictures.ts';
import { Questions } from './questions.tsx';

export interface RichEditorProps {
  label: string;
  control: ControlProps;
  field: WritingField;
  /** Where the cursor stood in the Markdown, if anywhere. */
  start: Start | undefined;
  /** Tells where the cursor stands in the Markdown. */
  caret: RefObject<(() => TextRange) | null>;
  /** Where the editor leaves what can be undone while the codes are shown. */
  kept: RefObject<KeptArticle | null>;
  pictures: TextPictures;
  /** Tells what became of a pasted text. */
  onSaid: (sentences: string) => void;
  /** The text that came from outside cannot be shown here. */
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

interface ArticleViewOptions extends Pick<RichEditorProps, 'field' | 'start' | 'kept' | 'onRefused'> {
  attributes: Record<string, string>;
  onLink: () => void;
  onTaken: (taken: Taken) => void;
  onFiles: (files: File[], at?: number) => void;
  words: TextPictures['words'];
}

/** The editor's view, which takes texts that come from outside the form as well as it gives those typed in it. */
function useArticleView({ field, start, attributes, kept, words, ...options }: ArticleViewOptions) {
  const { value } = field;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const article = useArticleText(value);
  const [tools, setTools] = useState(noTools);
  const [shownWords] = useState(() => createStore(words));
  const on = {
    link: useEffectEvent(() => options.onLink()),
    taken: useEffectEvent((taken: Taken) => options.onTaken(taken)),
    files: useEffectEvent((files: File[], at?: number) => options.onFiles(files, at)),
    changed: useEffectEvent((state: EditorState, isTyped: boolean) => {
      if (isTyped) field.onChange(article.write(state));
      const next = readToolState(state);
      setTools((shown) => (JSON.stringify(shown) === JSON.stringify(next) ? shown : next));
    }),
  };
  const create = useEffectEvent((place: HTMLElement) => {
    const earlier = kept.current ?? undefined;
    const opened = article.open(value, earlier?.markdown === value ? earlier.source : undefined);
    if (!opened) return options.onRefused();
    view.current = createView(place, { opened, start, attributes, words: shownWords, on, earlier });
  });
  const keep = useEffectEvent((state: EditorState) => {
    const { source, latest } = article;
    if (source.current) kept.current = { state, source: source.current, markdown: latest.current };
  });
  useLayoutEffect(() => {
    if (host.current) create(host.current);
    return () => {
      if (view.current) keep(view.current.state);
      view.current?.destroy();
    };
  }, []);
  useLabel(view);
  const takeFromOutside = useEffectEvent((markdown: string) => {
    if (!view.current || article.isOwn(markdown)) return;
    const opened = article.open(markdown);
    if (!opened) return options.onRefused();
    const { plugins } = view.current.state;
    view.current.updateState(EditorState.create({ doc: withEnd(opened.doc), plugins }));
    on.changed(view.current.state, false);
  });
  useEffect(() => takeFromOutside(value), [value]);
  useEffect(() => shownWords.write(words), [shownWords, words]);
  const described = JSON.stringify(attributes);
  useEffect(() => view.current?.setProps({ attributes: JSON.parse(described) }), [described]);
  return { host, view, tools, source: article.source };
}

/** A label leads to a control by itself, but not to an editor. */
function useLabel(view: RefObject<EditorView | null>): void {
  useEffect(() => {
    const { dom } = view.current ?? {};
    const label = dom && document.querySelector(`label[for="${CSS.escape(dom.id)}"]`);
    const focus = () => view.current?.focus();
    label?.addEventListener('click', focus);
    return () => label?.removeEventListener('click', focus);
  }, [view]);
}

/** The text that the editor and the form share, and what it was opened from. */
function useArticleText(first: string) {
  const source = useRef<ArticleSource>(null);
  const latest = useRef(first);
  // texts that were given to the form, and come back from it one after the other
  const given = useRef(new Set<string>());
  return {
    source,
    latest,
    /** @param known what it was opened from before */
    open(markdown: string, known?: ArticleSource) {
      const opened = known ?? openArticle(markdown);
      if (opened) source.current = opened;
      latest.current = markdown;
      given.current.clear();
      return opened;
    },
    write({ doc }: EditorState): string {
      if (source.current) latest.current = writeArticle(doc, source.current);
      given.current.add(latest.current);
      return latest.current;
    },
    isOwn(markdown: string): boolean {
      if (markdown !== latest.current) return given.current.has(markdown);
      given.current.clear();
      return true;
    },
  };
}
