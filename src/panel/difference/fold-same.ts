import { differencePanelText as text } from '#/i18n/tr/difference-panel.ts';
import type { TextChange } from './text-changes.ts';

/** Fewer lines are read as fast as the words that would stand for them. */
const fewestFolded = 3;

/** Of lines in which nothing differs, only the first and the last beside a change stay. */
export const foldSame = (changes: readonly TextChange[]): TextChange[] =>
  changes.map((change, place) => {
    if (change.kind !== 'same') return change;
    const lines = change.text.split('\n');
    const [head, tail] = [place > 0 ? 1 : 0, place < changes.length - 1 ? 1 : 0];
    const count = lines.length - head - tail;
    if (count < fewestFolded) return change;
    const kept = [...lines.slice(0, head), text.sameLines(count), ...lines.slice(lines.length - tail)];
    return { kind: 'same', text: kept.join('\n') };
  });
