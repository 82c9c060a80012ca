import type { Content, DocumentName } from '#/content/documents.ts';
import { editPaths } from '#/http/panel-paths.ts';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import { fieldName } from '../flat-document.ts';
import { formOf } from '../forms.server.ts';
import type { DocumentSummary } from '../schema.ts';
import type { PencilField } from './pencil-field.ts';
import { shownFields } from './shown-fields.ts';

interface Drawn {
  /** The page's address. */
  path: string;
  drafts: Content;
  /** What the page has read: 'board.members.0.name'. */
  read: ReadonlySet<string>;
  /** What of it the frame alone reads. */
  readByFrame: ReadonlySet<string>;
}

/** The fields of these documents that a page may show. */
export const listPencils = (documents: DocumentSummary[], drawn: Drawn): PencilField[] =>
  documents.flatMap(({ id, name }) => listOfDocument(id, name as DocumentName, drawn));

function listOfDocument(
  id: number,
  name: DocumentName,
  { path: page, drafts, read, readByFrame }: Drawn,
): PencilField[] {
  const form = formOf(name);
  return shownFields(form, drafts[name])
    .filter(({ path }) => read.has(`${name}.${path}`))
    .map(({ path, label, shown }) => {
      const field = fieldName(form, `value.${path}`);
      const href = editPaths.document(id, field);
      const isOwn = form.page === page || !readByFrame.has(`${name}.${path}`);
      return { document: id, path: field, label: text.edit(label), href, shown, isOwn };
    });
}
