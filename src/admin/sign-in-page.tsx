import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { panelText } from '#/i18n/tr/panel.ts';
import { passwordLinksText } from '#/i18n/tr/password-links.ts';
import { staffText as text } from '#/i18n/tr/staff.ts';
import { SignInForm, type SignInFormProps } from '#/staff/admin/sign-in-form.tsx';
import { ContourLines } from '#/ui/contour-lines.tsx';

/** The sign-in page. It works as it comes; `sign-in.ts` then says in a toast how it goes. */
export const SignInPage = (form: SignInFormProps) => (
  <SignInFrame title={text.signInTitle} hint={text.signInHint}>
    <SignInForm {...form} />
    <p className="mt-5 text-sm text-ink-soft">{passwordLinksText.forgotten}</p>
    <ToastPlace />
  </SignInFrame>
);

/** Looks as the toasts of the panel do. */
const ToastPlace = () => (
  <section
    aria-label={text.signInMessages}
    className="pointer-events-none fixed inset-x-0 top-0 z-70 mx-auto w-full max-w-104 p-3"
  >
    <ol aria-live="polite">
      <li
        hidden
        data-variant="default"
        className="group pointer-events-auto flex items-start gap-3 rounded-card border border-l-4 border-snow-50/25 border-l-signal-500 bg-night-900 py-2 pr-2 pl-4 text-white shadow-2xl max-[20rem]:gap-1 max-[20rem]:pl-2 data-[variant=destructive]:border-white/25 data-[variant=destructive]:border-l-white data-[variant=destructive]:bg-danger-700"
      >
        <span className="mt-2 shrink-0 max-[20rem]:hidden" aria-hidden>
          <CircleCheck className="size-5 text-signal-300 group-data-[variant=destructive]:hidden" />
          <CircleAlert className="size-5 group-data-[variant=default]:hidden" />
        </span>
        <div className="grid min-w-0 flex-1 gap-0.5 py-1.5 wrap-anywhere">
          <p className="leading-snug font-bold" />
          <p className="text-sm leading-snug text-snow-100" />
        </div>
      </li>
    </ol>
  </section>
);

interface SignInFrameProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** Frame of the pages for who is not signed in. */
export function SignInFrame({ title, hint, children }: SignInFrameProps) {
  return (
    <main className="relative isolate grid min-h-dvh grid-cols-1 content-start justify-items-center overflow-hidden bg-night-950 px-4 pt-[max(2.5rem,12dvh)] pb-10">
      <ContourLines className="absolute inset-0 -z-10 size-full text-night-700" />
      <div className="w-full max-w-100">
        <img src="/icons/emblem-light.svg" alt="" width={64} height={64} className="mx-auto mb-6" />
        <section className="rounded-card border-t-4 border-signal-500 bg-white p-6 shadow-2xl max-[20rem]:p-4 sm:p-8">
          <h1 className="text-2xl leading-tight font-bold">{title}</h1>
          {hint && <p className="mt-1.5 wrap-anywhere text-ink-soft">{hint}</p>}
          <div className="mt-6">{children}</div>
        </section>
        <p className="mt-6 text-center">
          <a
            href="/"
            className="inline-block p-2 text-snow-200 underline underline-offset-4 hover:text-white"
          >
            {panelText.backToSite}
          </a>
        </p>
      </div>
    </main>
  );
}
