import { operationsPanelText } from '#/i18n/tr/operations-panel.ts';
import { operationsPublishingText as text } from '#/i18n/tr/operations-publishing.ts';
import { type PublicationPlan, publicationActOf } from '#/panel/stored/publication-acts.tsx';
import { publicationOfManyOf } from '#/panel/stored/publication-of-many.tsx';
import { operationList, publishOperation } from '../queries.ts';
import type { Operation } from '../schema.ts';
import OperationDialog from './operation-dialog.tsx';
import { PlaceQuestion } from './place-question.tsx';

const plan: PublicationPlan<Operation> = {
  change: (_queries, id, change) => publishOperation(id, change),
  list: operationList,
  words: { ...text, count: operationsPanelText.count },
  published: () => text.published,
  tell: ({ words }) => operationsPanelText.placeTold([words]),
  Question: PlaceQuestion,
  form: (id, { onClose }) => <OperationDialog id={id} onClose={onClose} />,
};

export default publicationActOf(plan);

export const OperationsOfMany = publicationOfManyOf(plan);
