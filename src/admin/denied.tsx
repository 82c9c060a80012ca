import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { panelPaths } from '#/http/panel-paths.ts';
import { staffText as text } from '#/i18n/tr/staff.ts';
import { showToast } from '#/panel/toast/toast-store.ts';

/** Milliseconds to read why, before the sign-in page comes. */
const timeToRead = 1500;

/** Draws nothing: says that one must sign in, and leads there. */
export function Denied() {
  const [, navigate] = useLocation();
  useEffect(() => {
    showToast({ title: text.accessDenied, description: text.accessDeniedHint, variant: 'destructive' });
    const timer = setTimeout(() => navigate(panelPaths.signIn), timeToRead);
    return () => clearTimeout(timer);
  }, [navigate]);
  return null;
}
