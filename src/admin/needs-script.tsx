import { panelText as text } from '#/i18n/tr/panel.ts';

/** Stands before the place of the panel, and takes it where no script runs (admin.css): nobody waits there for ever. */
export const NeedsScript = () => (
  <p
    data-needs-script=""
    className="mx-auto hidden max-w-160 p-6 font-semibold [@media(scripting:none)]:block"
  >
    {text.needsScript}
  </p>
);
