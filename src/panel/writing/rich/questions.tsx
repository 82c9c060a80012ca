import type { Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type ReactNode, useState } from 'react';
import { panelText } from '#/i18n/tr/panel.ts';
import { richText as text } from '#/i18n/tr/rich-writing.ts';
import { Button } from '../../button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../dialog/dialog.tsx';
import { FailureBoundary } from '../../failure.tsx';
import { Field, TextInput } from '../../form/field.tsx';
import { lazy } from '../../lazy.tsx';
import { readAddress } from '../article/read-markdown.ts';
import type { TextPictures } from '../writing-field.ts';
import type { Question } from './article-tools.tsx';
import { findLink, type LinkPlace, readTypedAddress, removeLink, setLink } from './change-link.ts';
import { describePicture, findPicture, insertPictures } from './pictures.ts';

interface QuestionsProps {
  question: Question;
  view: EditorView;
  pictures: TextPictures;
  onFiles: (files: File[]) => void;
  onClose: () => void;
}

/** Box over the text, which acts when it closes. */
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

const AddressOffer = lazy(() => import('../../form/address-offer.tsx'));

interface LinkDialogProps {
  place: LinkPlace;
  onSet: (link: { address: string; text: string }) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** Closes only with an address that works and with words to press. */
function LinkDialog({ place, onSet, onRemove, onClose }: LinkDialogProps) {
  const [address, setAddress] = useState(place.address);
  const [words, setWords] = useState(place.text);
  const [isChecked, setChecked] = useState(false);
  const read = readTypedAddress(address);
  function choose(path: string, title: string) {
    setAddress(path);
    setWords((typed) => (typed.trim() ? typed : title));
  }
  function set() {
    setChecked(true);
    if (read && words.trim()) onSet({ address: read, text: words });
  }
  return (
    <SmallForm
      title={text.linkTitle}
      onSubmit={set}
      onClose={onClose}
      buttons={
        place.address ? (
          <Button onClick={onRemove}>{text.removeLink}</Button>
        ) : (
          <Button onClick={onClose}>{panelText.cancel}</Button>
        )
      }
    >
      <Field
        label={text.linkAddress}
        hint={text.linkAddressHint}
        error={isChecked && !read ? text.linkRefused : undefined}
      >
        {(control) => (
          <>
            <TextInput
              {...control}
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              value={address}
              onChange={({ target }) => setAddress(target.value)}
            />
            <FailureBoundary instead={null}>
              <AddressOffer field={control.id} value={address} onChoose={choose} />
            </FailureBoundary>
          </>
        )}
      </Field>
      {place.hasPlainText && (
        <Field label={text.linkText} error={isChecked && !words.trim() ? text.linkTextMissing : undefined}>
          {(control) => (
            <TextInput {...control} value={words} onChange={({ target }) => setWords(target.value)} />
          )}
        </Field>
      )}
    </SmallForm>
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

interface SmallFormProps {
  title: string;
  onSubmit: () => void;
  onClose: () => void;
  /** Beside the one that submits. */
  buttons: ReactNode;
  children: ReactNode;
}

/** A form of its own over the article's, which must not be saved with it. */
function SmallForm({ title, onSubmit, onClose, buttons, children }: SmallFormProps) {
  return (
    <Dialog title={title} firstField="input" onClose={onClose}>
      <form
        noValidate
        className="flex min-h-0 flex-1 flex-col"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          onSubmit();
        }}
      >
        <DialogBody>{children}</DialogBody>
        <DialogFooter>
          <Button type="submit" look="primary">
            {text.done}
          </Button>
          {buttons}
        </DialogFooter>
      </form>
    </Dialog>
  );
}
