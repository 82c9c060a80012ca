import { useState } from 'react';
import { passwordLinksText as text } from '#/i18n/tr/password-links.ts';
import { Button } from '#/panel/button.tsx';
import { lazyDialog } from '#/panel/dialog/lazy-dialog.tsx';
import { giveFocusBack } from '#/panel/dialog/return-focus.ts';

const PasswordDialog = lazyDialog(() => import('./password-dialog.tsx'));

/** For a password that somebody else knows. It covers nothing, so that one can go on writing at once. */
export default function PasswordAdvice({ username }: { username: string }) {
  const [isPutOff, setPutOff] = useState(false);
  const [isChanging, setChanging] = useState(false);
  function putOff() {
    setPutOff(true);
    giveFocusBack(null);
  }
  if (isPutOff) return null;
  return (
    <section
      aria-label={text.adviceLabel}
      className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-snow-200 bg-white px-4 py-3 text-sm"
    >
      <p className="max-w-[70ch] grow basis-72">{text.advice}</p>
      <div className="flex gap-2">
        <Button size="small" onClick={() => setChanging(true)}>
          {text.changeNow}
        </Button>
        <Button size="small" look="quiet" onClick={putOff}>
          {text.later}
        </Button>
      </div>
      {isChanging && <PasswordDialog username={username} onClose={() => setChanging(false)} />}
    </section>
  );
}
