import { type OperationType, operationTypes } from '#/content/kinds.ts';

export interface OperationListQuery {
  type: OperationType | null;
}

/** An unknown type counts as missing. */
export const readOperationListQuery = (search: URLSearchParams): OperationListQuery => ({
  type: operationTypes.find((known) => known === search.get('type')) ?? null,
});

export const operationListAddress = (type: OperationType | null) =>
  type === null ? '/operations' : `/operations?${new URLSearchParams({ type })}`;

/** Id of an operation's card in the list. */
export const operationAnchor = (id: number) => `operasyon-${id}`;

export const operationAddress = (id: number) => `${operationListAddress(null)}#${operationAnchor(id)}`;
