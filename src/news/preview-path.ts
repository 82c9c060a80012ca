/** Where staff see an article as visitors will, drafts included. */
export const previewPath = (id: number | ':id') => `/adminpanel/preview/news/${id}`;
