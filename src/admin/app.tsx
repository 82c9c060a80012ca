import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Route, Switch } from 'wouter';
import { panelPaths } from '#/http/panel-paths.ts';
import { createQueryClient } from '#/http/query-client.ts';
import { FailureBoundary } from '#/panel/failure-boundary.tsx';
import { lazy } from '#/panel/lazy.tsx';
import { useIsSignInAsked } from '#/panel/sign-in-request.ts';
import { Toaster } from '#/panel/toast/toaster.tsx';
import { TooltipProvider } from '#/panel/tooltip.tsx';
import { Gate } from './gate.tsx';
import { Waiting } from './waiting.tsx';

const SignInPage = lazy(() => import('./sign-in-page.tsx'), Waiting);
const Panel = lazy(() => import('./panel.tsx'), Waiting);
const SignInOver = lazy(() => import('./sign-in-over.tsx'));

/** The toaster stands outside both screens, because a message outlives the screen it came from. */
export function App() {
  const [queries] = useState(createQueryClient);
  const isSignInAsked = useIsSignInAsked();
  return (
    <QueryClientProvider client={queries}>
      <TooltipProvider>
        <FailureBoundary>
          <Switch>
            <Route path={panelPaths.signIn}>
              <SignInPage />
            </Route>
            <Route>
              <Gate>{(person) => <Panel person={person} />}</Gate>
            </Route>
          </Switch>
        </FailureBoundary>
      </TooltipProvider>
      {isSignInAsked && <SignInOver />}
      <Toaster />
    </QueryClientProvider>
  );
}
