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

// Takes the token of a reset link out of the address, before anything else is requested or stored with it. The app reads it
// in src/app/routing/resetToken.ts; sessionStorage keeps it for a reload.
{
  const page = new URL('resetpassword', document.currentScript.src).pathname
  const token = new URLSearchParams(location.search).get('token')
  if (token !== null && location.pathname.replace(/\/+$/, '').toLowerCase() === page.toLowerCase())
    try {
      history.replaceState(history.state, '', location.pathname)
      window.__resetToken = token
      sessionStorage.setItem('lightshelf.resetToken', token)
    } catch {
      // Left in the address, or not stored.
    }
}

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
