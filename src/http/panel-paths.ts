/** Addresses of the panel's screens; `/admin` shows the same as `panel`. */
export const panelPaths = { panel: '/adminpanel', signIn: '/admin-login' };
