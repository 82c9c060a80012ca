import { operationsPublishingText as text } from '#/i18n/tr/operations-publishing.ts';
import { publicationActOf } from '#/panel/stored/publication-acts.tsx';
import { operationList, publishOperation } from '../queries.ts';
import type { Operation } from '../schema.ts';
import OperationDialog from './operation-dialog.tsx';
import { PlaceQuestion } from './place-question.tsx';

export default publicationActOf<Operation>({
  change: (_queries, id, change) => publishOperation(id, change),
  list: operationList,
  words: text,
  published: () => text.published,
  Question: PlaceQuestion,
  form: (id, { onClose }) => <OperationDialog id={id} onClose={onClose} />,
});
