import type { ReactNode } from 'react';
import { panelText as text } from '#/i18n/tr/panel.ts';

/** Who comes without JavaScript is told so, and does not wait for `children` for ever. */
export function NeedsScript({ children }: { children: ReactNode }) {
  return (
    <>
      <p className="mx-auto hidden max-w-160 p-6 font-semibold [@media(scripting:none)]:block">
        {text.needsScript}{' '}
        <a href="/" className="inline-block underline underline-offset-4">
          {text.backToSite}
        </a>
      </p>
      <div className="[@media(scripting:none)]:hidden">{children}</div>
    </>
  );
}
