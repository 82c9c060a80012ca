/** Paths of the panel. `/admin` shows the same screen as `panel`. */
export const panelPaths = {
  panel: '/adminpanel',
  signIn: '/admin-login',
  /** The token of a link stands behind its `#`. */
  choosePassword: '/admin-password',
  /** The editors' guide; each of its headings is a fragment. */
  guide: '/adminpanel/kilavuz',
};

/** Paths where staff see an article or an operation as visitors will, also a draft. */
export const previewPaths = {
  news: (id: number | ':id') => `${panelPaths.panel}/preview/news/${id}`,
  operation: (id: number | ':id') => `${panelPaths.panel}/preview/operations/${id}`,
  /** The page as it will be when all drafts are published. */
  site: (page: string) => `${panelPaths.panel}/preview/site${page}`,
  /** The crisis page as it would be. */
  crisis: (kind: string, language = 'tr') => previewPaths.site(`/crisis/${kind}/${language}`),
};

/** The panel with the form of one thing open. */
export const editPaths = {
  ownPassword: `${panelPaths.panel}?edit=password-0`,
  news: (id: number) => `${panelPaths.panel}?edit=news-${id}`,
  operation: (id: number) => `${panelPaths.panel}?tab=operations&edit=operation-${id}`,
  photo: (id: number) => `${panelPaths.panel}?tab=photos&edit=photo-${id}`,
  /** @param field as the form names it; the form opens there */
  document: (id: number, field?: string) =>
    `${panelPaths.panel}?tab=site&edit=document-${id}${field ? `&field=${field}` : ''}`,
};
