import { Suspense } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { Guard } from './Guard.tsx'
import { Layout } from './layouts/Layout.tsx'
import { LoadingPage } from './LoadingPage.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import { RoutePage } from './RoutePage.tsx'
import { PAGES, pathTo, type PageRoute } from './routes.ts'
import { useSessionState } from './session/SessionContext.tsx'

/** The route table of spec section 2 and its redirects. */
export function AppRoutes() {
  const signedIn = useSessionState().status === 'signed-in'
  return (
    <Routes>
      <Route path="/" element={<Navigate to={signedIn ? '/dashboard' : '/showcase'} replace />} />
      <Route path="/showcase" element={<Navigate to={pathTo('showcase')} replace />} />
      <Route element={<Guard />}>
        <Route path="/dashboard" element={<Navigate to={pathTo('titles')} replace />} />
        {pages.filter(({ guarded }) => guarded).map(toRoute)}
      </Route>
      {pages.filter(({ guarded }) => !guarded).map(toRoute)}
      <Route path="*" element={<Navigate to={pathTo('notFound')} replace />} />
    </Routes>
  )
}

const pages: readonly PageRoute[] = Object.values(PAGES)
const toRoute = (page: PageRoute) => <Route key={page.path} path={page.path} element={<PageElement page={page} />} />

function PageElement({ page }: { page: PageRoute }) {
  const { pathname } = useLocation()
  const { Component } = page.view
  return (
    <Layout name={page.layout}>
      <PageBoundary key={pathname}>
        <Suspense fallback={<LoadingPage />}>
          <RoutePage title={page.title}>
            <Component />
          </RoutePage>
        </Suspense>
      </PageBoundary>
    </Layout>
  )
}
