import { UsersRound } from 'lucide-react';
import { presenceText as text } from '#/i18n/tr/presence.ts';
import type { Editor } from '#/stored/presence.ts';
import { useNameOf } from '../staff-names.ts';

interface EditorsLineProps {
  /** Who has the form open elsewhere. */
  editors: readonly Editor[];
}

export function EditorsLine({ editors }: EditorsLineProps) {
  const nameOf = useNameOf();
  if (editors.length === 0) return null;
  return (
    <span className="my-0.5 flex items-start gap-1.5 text-sm leading-snug font-semibold wrap-anywhere text-signal-700">
      <UsersRound className="mt-0.5 size-4 shrink-0" aria-hidden />
      <span className="min-w-0">
        {describeEditors(editors.map((one) => ({ ...one, username: nameOf(one.username) })))}
      </span>
    </span>
  );
}

function describeEditors(editors: readonly Editor[]): string {
  const names = editors.filter(({ isSelf }) => !isSelf).map(({ username }) => username);
  const all = inWords.format(names.length > 3 ? [...names.slice(0, 2), text.more(names.length - 2)] : names);
  if (names.length === editors.length) return text.editing(all);
  return names.length > 0 ? text.editingToo(all) : text.editingYourself;
}

const inWords = new Intl.ListFormat('tr');
