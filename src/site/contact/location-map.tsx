import type { Association } from '#/content/association.ts';
import { contactText as text } from '#/i18n/tr/contact.ts';
import { LinkButton } from '#/ui/link-button.tsx';
import { TextLink } from '#/ui/text-link.tsx';
import { Locator } from './locator.tsx';

/** The provider's map loads only when the visitor asks for it: no page asks another site unasked. */
export function LocationMap({ contact: { map }, name }: { contact: Association['contact']; name: string }) {
  return (
    <section
      aria-labelledby="harita"
      className="overflow-hidden rounded-card bg-white shadow-card print:hidden"
    >
      <h2 id="harita" className="sr-only">
        {text.map}
      </h2>
      <div
        data-map={map.embed}
        data-map-title={text.mapFrame(name)}
        className="relative aspect-4/3 bg-snow-200"
      >
        <Locator latitude={map.latitude} longitude={map.longitude} label={text.locator(name)} />
      </div>
      <div className="p-5 md:p-6">
        <p className="flex flex-wrap gap-3">
          <LinkButton href={map.link} target="_blank" rel="noopener" look="outline">
            <span>
              {text.openMap}
              <span className="sr-only"> ({text.opensInNewTab})</span>
            </span>
          </LinkButton>{' '}
          <button
            type="button"
            data-show-map={text.mapLoading}
            className="invisible inline-flex min-h-11 cursor-pointer items-center rounded-md border border-night-700 px-5 py-2 font-semibold text-night-800 hover:bg-night-800 hover:text-white disabled:cursor-wait disabled:border-snow-300 disabled:bg-snow-100 disabled:text-ink-soft"
          >
            {text.showMap}
          </button>
        </p>
        <p role="alert" data-map-failure="" hidden className="mt-4 font-semibold">
          {text.mapFailed}{' '}
          <TextLink href={map.link} target="_blank" rel="noopener">
            {text.openAddress}
          </TextLink>
        </p>
        <p className="mt-4 text-sm text-ink-soft">{text.mapNote(new URL(map.embed).hostname)}</p>
      </div>
    </section>
  );
}
