/** `/admin` shows the same screen as `panel`. */
export const panelPaths = {
  panel: '/adminpanel',
  signIn: '/admin-login',
  /** Behind its `#` stands the token of a link. */
  choosePassword: '/admin-password',
};
