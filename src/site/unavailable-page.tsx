import { association } from '#/content/association.ts';
import { frameText as text } from '#/i18n/tr/frame.ts';
import type { Page } from '#/render/page.ts';
import { PageHeader } from '#/ui/page-header.tsx';

/** When a page cannot be drawn and none was kept from before: what a visitor may still need is who to call. */
export function unavailablePage(): Page {
  const { emergencyNote, phone } = association.contact;
  return {
    title: text.unavailable,
    description: text.unavailableHint,
    status: 503,
    body: (
      <>
        <PageHeader title={text.unavailable} lead={text.unavailableHint} />
        <div className="wrap space-y-3 py-10 text-lg">
          <p>{emergencyNote}</p>
          <p>
            {text.phoneLabel}:{' '}
            <a className="font-semibold underline" href={`tel:${phone.number}`}>
              {phone.shown}
            </a>
          </p>
        </div>
      </>
    ),
  };
}
