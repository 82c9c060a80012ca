/** Where staff see an operation as visitors will, also a draft. */
export const previewPath = (id: number | ':id') => `/adminpanel/preview/operations/${id}`;
