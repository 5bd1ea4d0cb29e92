import { Suspense, useEffect, useRef } from 'react'
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { Guard } from './Guard.tsx'
import { useEnvironment } from '../config/environment.ts'
import { NewVersionContext, useNewVersion } from '../hooks/useNewVersion.ts'
import { Layout } from '../layouts/Layout.tsx'
import { LoadingPage } from '#components/layout/Page/LoadingPage.tsx'
import { PageLoadingBar } from '../layouts/PageLoadingBar.tsx'
import { HelpWidget } from '../layouts/signedInCode.ts'
import { CrashBoundary } from '../errors/CrashBoundary.tsx'
import { OptionalBoundary } from '../errors/OptionalBoundary.tsx'
import { PublicErrorNotice } from '../errors/ErrorNotice.tsx'
import { RegionProvider, useKeepRegion } from '../routing/region.tsx'
import { RoutePage } from './RoutePage.tsx'
import { useSessionKey, useSessionState } from '#session/SessionContext.tsx'
import { PAGE_NAMES, PAGES, pathTo, type PageName } from '#domain/pages.ts'
import { PAGE_CODE } from './pageCode.ts'

/**
 * The routes and redirects of spec section 2, and the help widget of a session (section 1). A crash outside a page, as in
 * the frame, ends here.
 */
export function AppRoutes() {
  const { pathname } = useLocation()
  const sessionKey = useSessionKey()
  const isSignedIn = useSessionState().status === 'signed-in'
  const { helpWidgetSrc } = useEnvironment().config
  useLeaveOnLogout()
  return (
    <NewVersionContext value={useNewVersion()}>
      <RegionProvider scope={sessionKey}>
        <CrashBoundary resetKeys={[pathname, sessionKey]}>
          <PageRoutes />
          {isSignedIn && helpWidgetSrc !== null && (
            <OptionalBoundary>
              <HelpWidget key={sessionKey} src={helpWidgetSrc} />
            </OptionalBoundary>
          )}
        </CrashBoundary>
      </RegionProvider>
    </NewVersionContext>
  )
}

/** Goes to /login on a logout, in this tab or another, from any page (spec section 2, User menu). */
function useLeaveOnLogout(): void {
  const state = useSessionState()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const wasSignedIn = useRef(false)
  const isSignedIn = state.status === 'signed-in'
  const hasLoggedOut = state.status === 'anonymous' && state.ended === 'logout'
  useEffect(() => {
    // On a guarded page the guard does so, too: replacing it twice makes one entry.
    if (wasSignedIn.current && hasLoggedOut && pathname !== pathTo('login'))
      void navigate(pathTo('login'), { replace: true })
    wasSignedIn.current = isSignedIn
  }, [isSignedIn, hasLoggedOut, pathname, navigate])
}

function PageRoutes() {
  const state = useSessionState()
  const { pathname, search } = useLocation()
  const isSignedIn = state.status === 'signed-in'
  // After an account switch no page is rendered with the region or the ids of the old account.
  if (isSignedIn && state.landing === 'switch') {
    const to = state.opens ?? pathTo('titles')
    if (pathname + search !== to) return <Landing to={to} isOfLink={state.opens !== null} />
  }
  return (
    <Routes>
      <Route path="/" element={<Navigate to={isSignedIn ? '/dashboard' : '/showcase'} replace />} />
      <Route path="/showcase" element={<Navigate to={pathTo('showcase')} replace />} />
      <Route path="/showcase/*" element={notFoundRedirect} />
      <Route element={<Guard />}>
        <Route path="/dashboard" element={<HomeRedirect />} />
        {PAGE_NAMES.filter((name) => PAGES[name].guarded).map(toRoute)}
      </Route>
      {PAGE_NAMES.filter((name) => !PAGES[name].guarded).map(toRoute)}
      <Route path="*" element={notFoundRedirect} />
    </Routes>
  )
}

const notFoundRedirect = <Navigate to={pathTo('notFound')} replace />
const toRoute = (name: PageName) => <Route key={name} path={PAGES[name].path} element={<PageElement name={name} />} />

/** /dashboard, with its query: the logo leads here. */
function HomeRedirect() {
  const { search } = useLocation()
  return <Navigate to={useKeepRegion()(pathTo('titles') + search)} replace />
}

/** Keeps the frame while redirecting. A link's own address does not stay in the history. */
function Landing({ to, isOfLink }: { to: string; isOfLink: boolean }) {
  return (
    <Layout name="public">
      <Navigate to={to} replace={isOfLink} />
      <LoadingPage />
    </Layout>
  )
}

/** A page in its frame. The router navigates in a transition, so the old page stays until the next one’s code has loaded. */
function PageElement({ name }: { name: PageName }) {
  const { pathname } = useLocation()
  const { layout, title, guarded } = PAGES[name]
  const { Component } = PAGE_CODE[name]
  return (
    <Layout name={layout}>
      <Suspense fallback={<LoadingPage />}>
        <PageLoadingBar />
        <CrashBoundary key={pathname}>
          <RoutePage title={title}>
            <Component />
          </RoutePage>
        </CrashBoundary>
      </Suspense>
      {!guarded && <PublicErrorNotice />}
    </Layout>
  )
}
