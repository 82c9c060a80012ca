import type { Guide } from '#/content/advice.ts';
import type { Reads } from '#/content/content-source.ts';
import { formatLongDate } from '#/format/dates.ts';
import { adviceAddress } from '#/http/site-paths.ts';
import { adviceText as text } from '#/i18n/tr/advice.ts';
import type { Page } from '#/render/page.ts';
import { BulletList } from '#/ui/bullet-list.tsx';
import { CardLinks } from '#/ui/card-links.tsx';
import { CopyButton, CopyStatus } from '#/ui/copy-button.tsx';
import { EmergencyNote, Notice } from '#/ui/notice.tsx';
import { PageHeader } from '#/ui/page-header.tsx';
import { TextLink } from '#/ui/text-link.tsx';

/** Lists the guides, the one that is needed soonest first. */
export function adviceListPage({ content: { advice } }: Reads<'advice'>): Page {
  return {
    title: advice.title,
    description: advice.description,
    body: (
      <>
        <PageHeader title={advice.title} lead={advice.lead} isNarrow />
        <CardLinks
          links={advice.guides.map(({ id, title, when }) => ({ href: adviceAddress(id), title, text: when }))}
        />
      </>
    ),
  };
}

/** Draws one guide, which fits on one sheet of paper. @returns undefined when there is none of this address */
export function guidePage(
  id: string | undefined,
  { content: { advice } }: Reads<'advice'>,
): Page | undefined {
  const guide = advice.guides.find((one) => one.id === id);
  if (!guide) return undefined;
  const { title, when, steps, searchWords } = guide;
  return {
    title,
    description: [when, ...steps.slice(0, 2)].join(' '),
    searchWords: searchWords.join(' '),
    above: [{ title: advice.title, path: '/advice' }],
    body: (
      <>
        <PageHeader
          title={title}
          lead={when}
          isNarrow
          eyebrow={
            <a href="/advice" className="inline-flex min-h-11 items-center hover:underline print:hidden">
              {text.all}
            </a>
          }
        />
        <div className="wrap max-w-[48rem] space-y-6 py-6 wrap-anywhere md:py-10 print:space-y-2 print:py-2">
          <EmergencyNote call={text.call}>{text.callFirst}</EmergencyNote>
          <Standing {...guide} />
          <Steps {...guide} />
          <Message {...guide} />
          <Sources {...guide} />
        </div>
        <CopyStatus />
      </>
    ),
  };
}

const heading = 'mb-2 text-xl font-bold print:text-base';

function Steps({ steps, avoid }: Guide) {
  return (
    <>
      <section aria-labelledby="yap">
        <h2 id="yap" className={heading}>
          {text.steps}
        </h2>
        <ol className="list-decimal space-y-2 pl-7 text-lg marker:font-bold print:space-y-0 print:text-base">
          {steps.map((step) => (
            <li key={step} className="pl-1">
              {step}
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="yapma">
        <h2 id="yapma" className={heading}>
          {text.avoid}
        </h2>
        <BulletList entries={avoid} className="print:space-y-0" />
      </section>
    </>
  );
}

function Message({ message }: Guide) {
  return (
    <section aria-labelledby="mesaj" className="rounded-card bg-white p-5 shadow-card print:p-0">
      <h2 id="mesaj" className={heading}>
        {text.message}
      </h2>
      <p className="mb-3 select-all">{message}</p>
      <CopyButton value={message} label={text.copyMessage} said={text.messageCopied} />
    </section>
  );
}

/** Says who stands behind the words; until an instructor does, that nobody has. */
function Standing({ confirmation }: Guide) {
  if (!confirmation) return <Notice tone="caution">{text.demo}</Notice>;
  return <p className="text-ink-soft">{text.confirmed(confirmation.by, formatLongDate(confirmation.on))}</p>;
}

function Sources({ sources }: Guide) {
  return (
    <section aria-labelledby="kaynaklar">
      <h2 id="kaynaklar" className="font-bold">
        {text.sources}
      </h2>
      <ul>
        {sources.map(({ name, address }) => (
          <li key={name}>
            <TextLink href={address}>{name}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
