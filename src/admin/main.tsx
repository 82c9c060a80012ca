import '@vitejs/plugin-react/preamble';
import { setNonce } from 'get-nonce';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import '#/panel/trusted-html.ts';
import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { Route, Switch } from 'wouter';
import { panelPaths } from '#/http/panel-paths.ts';
import { createQueryClient } from '#/http/query-client.ts';
import { setRequestIdentity } from '#/http/signed-in-as.ts';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { staffText } from '#/i18n/tr/staff.ts';
import { toastPlaceId } from '#/panel/dialog/closing.ts';
import { Failure, FailureBoundary, Loading } from '#/panel/failure.tsx';
import { lazy } from '#/panel/lazy.tsx';
import { answerSignIn, signedInHere, useIsSignInAsked } from '#/panel/sign-in-request.ts';
import { showToast } from '#/panel/toast/toast-store.ts';
import type { SignedIn } from '#/staff/answers.server.ts';
import { signedInQuery } from '#/staff/queries.ts';
import { leaveForSignIn } from './leave-for-sign-in.ts';

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

/** Milliseconds for which the rows that came with the page wait for a list that is late. */
const longestWait = 1000;

/**
 * Keeps the rows that came with the page until the panel can draw its list at once. What fails is shown by the panel,
 * which then asks again.
 */
async function takeOverList(root: HTMLElement) {
  const list = fetchFirstList();
  await Promise.allSettled([fetchPanel(), queries.prefetchQuery(signedInQuery)]);
  await Promise.race([list, new Promise((resolve) => setTimeout(resolve, longestWait))]);
  flushSync(() => createRoot(root).render(<App queries={queries} />));
}

/** Never rejects. */
async function fetchFirstList(): Promise<void> {
  const { firstNewsListQuery } = await import('#/news/queries.ts').catch(() => ({
    firstNewsListQuery: undefined,
  }));
  if (firstNewsListQuery) await queries.prefetchInfiniteQuery({ ...firstNewsListQuery, retry: false });
}

/** A failure is shown where the panel is drawn, which fetches it again. */
function fetchPanel() {
  return Panel.fetchCode().catch(() => {});
}

/** Asks who is signed in, and draws what is for them. */
function Gate({ children }: { children: (person: SignedIn) => ReactNode }) {
  // a check that fails in the background must not take a half-written article off the screen
  const check = useQuery({ ...signedInQuery, refetchOnReconnect: false, retryOnMount: false });
  const { id, username } = check.data ?? {};
  // before the effects of what is drawn inside look for that person's texts, and make calls
  useLayoutEffect(() => {
    if (username !== undefined) signedInHere.write({ id, username });
    setRequestIdentity(id);
    return () => setRequestIdentity(undefined);
  }, [id, username]);
  if (check.data) return children(check.data);
  if (check.isError)
    return (
      <main className="grid min-h-dvh place-items-center p-4">
        <h1 className="sr-only">{text.title}</h1>
        <Failure
          title={check.error.message}
          hint={text.authCheckHint}
          onRetry={() => void check.refetch()}
          isRetrying={check.isFetching}
        />
      </main>
    );
  if (check.isFetching || check.isPending) return <Waiting />;
  return <Denied />;
}

/** Milliseconds to read the reason before the sign-in page comes. */
const timeToRead = 1500;

function Denied() {
  useEffect(() => {
    showToast({
      title: staffText.accessDenied,
      description: staffText.accessDeniedHint,
      variant: 'destructive',
    });
    const timer = setTimeout(leaveForSignIn, timeToRead);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

function Waiting() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <h1 className="sr-only">{text.title}</h1>
      <Loading />
    </main>
  );
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

/** The code of the question did not come: the save ends with what the server said, and the form stays as it is. */
function NotAsked() {
  useEffect(() => answerSignIn(false), []);
  return null;
}
