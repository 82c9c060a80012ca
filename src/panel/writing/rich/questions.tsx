import type { Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { TextPictures } from '../writing-field.ts';
import type { Question } from './article-tools.ts';
import { findLink, removeLink, setLink } from './change-link.ts';
import { describePicture, findPicture, insertPictures } from './change-picture.ts';
import LinkDialog from './link-dialog.tsx';
import { readAddress } from './read-markdown.ts';
import { WordsDialog } from './words-dialog.tsx';

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
