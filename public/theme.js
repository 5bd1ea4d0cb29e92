// Collects errors and rejections until src/app/errors/errorReporter.ts takes over.
;(() => {
  const events = []
  const collect = (event) => events.push(event)
  addEventListener('error', collect)
  addEventListener('unhandledrejection', collect)
  window.__earlyErrors = {
    events,
    stop() {
      removeEventListener('error', collect)
      removeEventListener('unhandledrejection', collect)
    },
  }
})()

// Shows the pulsing logo of index.html until the app renders, where a signed-in user opens the dashboard: public pages
// and the login appear at once.
{
  const dashboard = new URL('dashboard', document.currentScript.src).pathname
  const isDashboard = location.pathname === dashboard || location.pathname.startsWith(`${dashboard}/`)
  if (isDashboard && /(?:^|; )_ntgAuth=/.test(document.cookie)) document.documentElement.dataset.start = ''
}

// Sets the theme before the first paint, so that the light theme does not flash dark. The key is that of
// src/app/hooks/useTheme.ts.
try {
  document.documentElement.dataset.theme = localStorage.getItem('lightshelf.theme') === 'light' ? 'light' : 'dark'
} catch {
  document.documentElement.dataset.theme = 'dark'
}
