import { useContent } from '#/content/content-context.ts';
import { openDataText as text } from '#/i18n/tr/open-data.ts';
import { TextLink } from '#/ui/text-link.tsx';
import { type RecordFilter, type RecordFormat, recordAddress, recordFiles } from './operation-list-query.ts';

/** Leads to the files of what the list shows on all its pages. */
export function RecordFiles({ filter }: { filter: RecordFilter }) {
  const { name } = useContent().association;
  const formats = Object.entries(recordFiles) as [RecordFormat, string][];
  const links = formats.map(([format, path]) => ({
    words: text.formats[format],
    link: { href: recordAddress(path, filter) },
  }));
  const { address: href, link: words, permission } = text.licence;
  return (
    <section aria-labelledby="acik-veri" className="text-sm text-ink-soft print:hidden">
      <h2 id="acik-veri" className="font-bold">
        {text.title}
      </h2>
      <p>
        {text.lead} {permission(name.tr)}
      </p>
      <ul className="flex flex-wrap gap-x-5">
        {[...links, { words, link: { href, rel: 'license', hrefLang: 'tr' } }].map(({ words, link }) => (
          <li key={words}>
            <TextLink {...link} className="min-h-11 content-center">
              {words}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
