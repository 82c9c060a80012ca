import type { Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useState } from 'react';
import { panelText } from '#/i18n/tr/panel.ts';
import { richText as text } from '#/i18n/tr/rich-writing.ts';
import { Button } from '#/panel/button.tsx';
import { Field, TextInput } from '#/panel/form/field.tsx';
import type { TextPictures } from '../writing-field.ts';
import type { Question } from './article-tools.tsx';
import { findLink, removeLink, setLink } from './change-link.ts';
import { describePicture, findPicture, insertPictures } from './change-picture.ts';
import LinkDialog, { SmallForm } from './link-dialog.tsx';
import { readAddress } from './read-markdown.ts';

interface QuestionsProps {
  question: Question;
  view: EditorView;
  pictures: TextPictures;
  onFiles: (files: File[]) => void;
  onClose: () => void;
}

export function Questions({ question, view, pictures, onFiles, onClose }: QuestionsProps) {
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
