import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PanelsTopLeft, SearchX, SquarePen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { matchWords, searchKeyOf } from '#/format/turkish.ts';
import { previewPaths } from '#/http/panel-paths.ts';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { buttonClass } from '#/panel/button.tsx';
import { SearchField } from '#/panel/form/controls.tsx';
import { lazyDialog } from '#/panel/lazy.tsx';
import { useLinked } from '#/panel/list/linked-id.ts';
import { EmptyState, ListState } from '#/panel/list/list-state.tsx';
import { SectionHeader } from '#/panel/list/section-header.tsx';
import { useEditors } from '#/panel/presence/presence.tsx';
import { useUnfinished } from '#/panel/save/use-unfinished.ts';
import { useSettled } from '#/panel/use-settled.ts';
import type { DocumentSummary, FoundFields } from '../answers.server.ts';
import { longestQuery } from '../find-fields.ts';
import { documentsQuery, fieldsQuery } from '../queries.ts';
import { DocumentRow } from './document-row.tsx';
import { DraftDiscarding, DraftsBar } from './drafts-bar.tsx';

const DocumentDialog = lazyDialog(() => import('./document-dialog.tsx'));
const DocumentVersions = lazyDialog(() => import('./document-versions.tsx'));

const words = { loading: text.loading, failed: text.fetchFailed, hint: text.fetchHint };

/** All that stands on the site's pages. A link such as that of a pencil opens one form of it. */
export default function SiteScreen() {
  const close = () => open(undefined);
  const editorsOf = useEditors('documents');
  const unfinished = useUnfinished('document').map((text) => text.id);
  const queries = useQueryClient();
  const [opened, open] = useState<ReactNode>();
  useLinked('document', ({ id, part }) => {
    function closeLinked() {
      close();
      const documents = queries.getQueryData(documentsQuery.queryKey);
      // who must learn that a second person is asked first stays where that is said
      leadBack({ isWanted: !documents?.some((one) => one.id === id && one.waits) });
    }
    open(<DocumentDialog id={id} field={part} onClose={closeLinked} />);
  });
  return (
    <>
      <SectionHeader title={text.site} help="admins" note={text.siteHint}>
        <WalkLink />
      </SectionHeader>
      <ListState
        query={useQuery(documentsQuery)}
        words={words}
        empty={<EmptyState icon={PanelsTopLeft} title={text.fetchFailed} />}
      >
        {(documents) => (
          <div className="grid grid-cols-1 gap-4">
            <DraftsBar
              drafts={documents.filter(isFreeDraft)}
              onFaults={(found) => open(<DocumentDialog {...found} onClose={close} />)}
            />
            <Searched documents={documents}>
              {(document, found) => (
                <DocumentRow
                  key={document.id}
                  document={document}
                  editors={editorsOf(document.id)}
                  isUnfinished={unfinished.includes(document.id)}
                  found={found}
                  onEdit={(field) => open(<DocumentDialog id={document.id} field={field} onClose={close} />)}
                  onDiscard={() => open(<DraftDiscarding document={document} onClose={close} />)}
                  onVersions={() => open(<DocumentVersions id={document.id} onClose={close} />)}
                />
              )}
            </Searched>
          </div>
        )}
      </ListState>
      {opened}
    </>
  );
}

/** Tells whether a draft waits neither for its time nor for a second person. */
const isFreeDraft = ({ published, waits, publishAt }: DocumentSummary) => !published && !waits && !publishAt;

/** Link to the page with pencils: a shorter way to what somebody sees there and wants to change. */
function WalkLink() {
  return (
    <a href={previewPaths.site('/')} target="_blank" rel="noopener" className={buttonClass({})}>
      <SquarePen className="size-5" aria-hidden />
      {text.walk}
      <span className="sr-only">{panelText.opensInNewTab}</span>
    </a>
  );
}

interface SearchedProps {
  documents: DocumentSummary[];
  children: (document: DocumentSummary, found: FoundFields | undefined) => ReactNode;
}

/** Narrows the documents to those that are called so, at once, and to those that hold it, once the server has looked. */
function Searched({ documents, children }: SearchedProps) {
  const [search, setSearch] = useState('');
  const typed = search.trim();
  const asked = useSettled(typed);
  const { data, error, isPlaceholderData } = useQuery(fieldsQuery(asked));
  const foundIn = new Map(typed ? data?.map((found) => [found.id, found]) : []);
  const isCalledSo = matchWords(typed);
  const places = [...foundIn.keys()];
  const shown = documents
    .filter(({ id, heading, title }) => foundIn.has(id) || isCalledSo(searchKeyOf(`${heading} ${title}`)))
    // what is found stands as the server has ordered it
    .toSorted(typed ? (one, other) => places.indexOf(one.id) - places.indexOf(other.id) : compareHeadings);
  const isSearching = typed !== asked || (!error && (!data || isPlaceholderData));
  const outcome = error ? text.searchFailed : text.found(shown.length);
  return (
    <>
      <search className="grid gap-1.5">
        <SearchField
          label={text.search}
          placeholder={text.searchHint}
          value={search}
          onChange={(typed) => setSearch(typed.slice(0, longestQuery))}
        />
        {!typed && <p className="text-[0.8125rem] leading-snug text-ink-soft">{text.walkHint}</p>}
      </search>
      <p role="status" className="text-sm text-ink-soft empty:sr-only">
        {typed && (isSearching ? text.searching : outcome)}
      </p>
      {shown.length === 0 && !isSearching && (
        <EmptyState icon={SearchX} title={text.noneFound(typed)} hint={text.noneFoundHint} />
      )}
      {/* no balanced columns: a card must not change its column when a row says more */}
      <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
        {[...Map.groupBy(shown, ({ heading }) => heading)].map(([heading, documents]) => (
          <section
            key={heading}
            aria-label={heading}
            className="min-w-0 rounded-card border border-snow-200 bg-white py-1 shadow-card"
          >
            <h3 className="px-4 pt-1.5 text-[0.8125rem] font-bold text-ink-soft uppercase">{heading}</h3>
            <ul>{documents.map((document) => children(document, foundIn.get(document.id)))}</ul>
          </section>
        ))}
      </div>
    </>
  );
}

/** What the menu does not show comes last. */
const compareHeadings = (one: DocumentSummary, other: DocumentSummary) => placeOf(one) - placeOf(other);

const placeOf = ({ heading = '' }: DocumentSummary) => [text.otherPages, text.manyPages].indexOf(heading);

/** A pencil on the preview of a page has opened the panel in this tab, with a form: the page is one step back until that closes. */
let isPageOneBack =
  history.length > 1 &&
  document.referrer.startsWith(`${location.origin}${previewPaths.site('/')}`) &&
  new URLSearchParams(location.search).has('edit');

/** Leads back to the page of the pencil, if one was pressed, for a form that closes now. The browser shows it where it was left. */
function leadBack({ isWanted }: { isWanted: boolean }): void {
  const leads = isPageOneBack && isWanted;
  isPageOneBack = false;
  if (!leads) return;
  // the form leaves its own entry in the history first
  if (history.state?.dialogs) window.addEventListener('popstate', () => history.back(), { once: true });
  else history.back();
}
