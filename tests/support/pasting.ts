import { Window } from 'happy-dom';
import { vi } from 'vitest';
import { playEditor } from './typing.ts';

/** Plays the browser's parser, which modules of the panel find in their window; gone again after the test. */
export function stubParser(): void {
  const window = new Window();
  vi.stubGlobal('window', window);
  vi.stubGlobal('DOMParser', window.DOMParser);
}

/** @returns what the article then holds as Markdown, and what the notice is told */
export async function pasteArticle(formats: Record<string, string>, markdown = '') {
  const { takeText } = await import('../../src/panel/writing/rich/take-text.ts');
  const { readPasted } = await import('../../src/panel/writing/paste/read-pasted.ts');
  const editor = playEditor(markdown);
  const data = { files: [], getData: (format: string) => formats[format] ?? '' };
  const taken = takeText(editor.view, readPasted(data as unknown as DataTransfer));
  return { written: editor.written(), taken };
}

/** As a keyboard's clipboard or a dictation brings it. */
export async function dictateArticle(data: string) {
  const { takeInput } = await import('../../src/panel/writing/rich/take-text.ts');
  const editor = playEditor();
  const told: unknown[] = [];
  const event = { data, inputType: 'insertText', getTargetRanges: () => [], preventDefault: () => undefined };
  const isTaken = takeInput(editor.view, event as unknown as InputEvent, (taken) => told.push(taken));
  if (!isTaken) editor.view.dispatch(editor.view.state.tr.insertText(data));
  return { written: editor.written(), told };
}
