/** The call by which the panel reads its operations. */
export const operationList = /\/api\/admin\/operations\/list\?/;

export const noOperations = { json: { total: 0, found: 0, items: [] } };
