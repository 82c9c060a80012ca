import '@vitejs/plugin-react/preamble';
import { setNonce } from 'get-nonce';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import '#/panel/trusted-html.ts';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { panelPaths } from '#/http/panel-paths.ts';
import { createQueryClient } from '#/http/query-client.ts';
import { toastPlaceId } from '#/panel/dialog/closing.ts';
import { FailureBoundary } from '#/panel/failure.tsx';
import { lazy } from '#/panel/lazy.tsx';
import { answerSignIn, useIsSignInAsked } from '#/panel/sign-in-request.ts';
import { type AskedForeignAccount, useAskedForeignAccount } from '#/panel/use-single-mutation.ts';
import { fetchForFirstList } from './fetch-first-list.ts';
import { Gate, Waiting } from './gate.tsx';

// Radix writes style elements, which the page's policy allows only with this nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) setNonce(nonce);

// zod reads this when its code arrives, later than the page. Otherwise it tries to make functions out of text, which the
// page's policy forbids and reports. Calling zod's `config` would load all of zod with the panel's first screen.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const ChoosePasswordPage = lazy(() => import('./choose-password-page.tsx'), Waiting);
const Panel = lazy(() => import('./panel.tsx'), Waiting);
/** Comes right after the first screen; a toast that was asked for meanwhile is shown then. */
const Toaster = lazy(() => import('#/panel/toast/toaster.tsx'));

/** The toaster stands outside both screens, because a message outlives the screen it came from. */
function App({ queries }: { queries: QueryClient }) {
  return (
    <QueryClientProvider client={queries}>
      <FailureBoundary>
        <Switch>
          <Route path={panelPaths.choosePassword}>
            <ChoosePasswordPage />
          </Route>
          <Route>
            <Gate>{(person) => <Panel person={person} />}</Gate>
          </Route>
        </Switch>
      </FailureBoundary>
      <SignInQuestion />
      <ForeignAccountQuestion />
      {/* There before any dialog opens: a dialog hides the rest of the page from screen readers, but for what is a live
          region. The toasts themselves say when they are read out. */}
      <div id={toastPlaceId} aria-live="off">
        <FailureBoundary>
          <Toaster />
        </FailureBoundary>
      </div>
    </QueryClientProvider>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The panel page has no element with the id "root".');
const queries = createQueryClient();
if (root.querySelector('[data-first-list]')) void takeOverList(root);
else {
  createRoot(root).render(<App queries={queries} />);
  // side by side with the question who is signed in
  if (location.pathname !== panelPaths.choosePassword) void fetchPanel();
}

/** The rows that came with the page stay until the panel can draw them. */
async function takeOverList(root: HTMLElement) {
  await fetchForFirstList(queries, fetchPanel());
  flushSync(() => createRoot(root).render(<App queries={queries} />));
}

/** A failure is shown where the panel is drawn, which fetches it again. */
function fetchPanel() {
  return Panel.fetchCode().catch(() => {});
}

const SignInOver = lazy(() => import('./sign-in-over.tsx'));

/** Asks for the password over the open page, once the session has ended. */
function SignInQuestion() {
  const isAsked = useIsSignInAsked();
  if (!isAsked) return null;
  return (
    <FailureBoundary instead={<NotAsked />}>
      <SignInOver />
    </FailureBoundary>
  );
}

const ForeignAccount = lazy(() => import('./foreign-account-question.tsx'));

/** Asks an admin whose text names an account of others. */
function ForeignAccountQuestion() {
  const asked = useAskedForeignAccount();
  if (!asked) return null;
  return (
    <FailureBoundary instead={<NotAllowed asked={asked} />}>
      <ForeignAccount asked={asked} />
    </FailureBoundary>
  );
}

function NotAllowed({ asked }: { asked: AskedForeignAccount }) {
  useEffect(() => asked.answer(false), [asked]);
  return null;
}

/** The code of the question did not come: the save ends with what the server said, and the form stays as it is. */
function NotAsked() {
  useEffect(() => answerSignIn(false), []);
  return null;
}
