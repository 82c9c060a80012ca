/** `/admin` shows the same screen as `panel`. */
export const panelPaths = { panel: '/adminpanel', signIn: '/admin-login' };
