import { operationsPublishingText } from '#/i18n/tr/operations-publishing.ts';
import type { PublicationPlan } from '#/panel/stored/publication.tsx';
import { Unpublishing } from '#/panel/stored/unpublishing.tsx';
import { operationList } from '../queries.ts';
import type { Operation } from '../schema.ts';
import { changePublication } from './change-publication.ts';

interface OperationUnpublishingProps {
  operation: Operation;
  onClose: () => void;
}

export default function OperationUnpublishing({ operation, onClose }: OperationUnpublishingProps) {
  return <Unpublishing plan={operationPublication} item={operation} onClose={onClose} />;
}

const operationPublication: PublicationPlan<Operation> = {
  change: changePublication,
  list: operationList,
  words: operationsPublishingText,
};
