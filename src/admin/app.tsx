import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Route, Switch } from 'wouter';
import { createQueryClient } from '#/http/query-client.ts';
import { FailureBoundary } from '#/ui/failure-boundary.tsx';
import { useIsSignInAsked } from '#/ui/sign-in-request.ts';
import { Toaster } from '#/ui/toast/toaster.tsx';
import { TooltipProvider } from '#/ui/tooltip.tsx';
import { Gate } from './gate.tsx';
import { paths } from './paths.ts';
import { Waiting } from './waiting.tsx';

const SignInPage = lazy(() => import('./sign-in-page.tsx'));
const Panel = lazy(() => import('./panel.tsx'));
const SignInOver = lazy(() => import('./sign-in-over.tsx'));

/** The two screens. The toaster stands outside of both: a message outlives the screen it came from. */
export function App() {
  const [queries] = useState(createQueryClient);
  const isSignInAsked = useIsSignInAsked();
  return (
    <QueryClientProvider client={queries}>
      <TooltipProvider>
        <FailureBoundary>
          <Suspense fallback={<Waiting />}>
            <Switch>
              <Route path={paths.signIn}>
                <SignInPage />
              </Route>
              <Route>
                <Gate>{(person) => <Panel person={person} />}</Gate>
              </Route>
            </Switch>
          </Suspense>
        </FailureBoundary>
      </TooltipProvider>
      {isSignInAsked && (
        <Suspense>
          <SignInOver />
        </Suspense>
      )}
      <Toaster />
    </QueryClientProvider>
  );
}
