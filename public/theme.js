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

// Takes the token of a reset link out of the address, before anything else is requested or stored with it, and keeps it in
// memory only, as it was written there. The app reads it in src/app/routing/resetToken.ts.
{
  const page = new URL('resetpassword', document.currentScript.src).pathname
  const [, token] = /[?&]token=([^&]*)/.exec(location.search) ?? []
  if (token !== undefined && location.pathname.replace(/\/+$/, '').toLowerCase() === page.toLowerCase())
    try {
      history.replaceState(history.state, '', location.pathname)
      window.__resetToken = token
    } catch {
      // The app takes it out.
    }
}

// If the app's first script cannot be loaded, or one that it imports, as after a deploy: reloads the page once, or shows one
// of the messages of index.html. MissingChunk.tsx does so for later scripts, with the mark of reloadOnce.ts, which needs no
// storage (src/app/errors/).
{
  const KEY = 'lightshelf.reloaded'
  const RELOAD_INTERVAL_MS = 600_000
  const TIMEOUT_MS = 10_000
  const stylesheet = new URL('loadFailure.css', document.currentScript.src).href

  const show = (failure) => {
    document.querySelector('.start')?.remove()
    for (const message of document.querySelectorAll('.load-failure'))
      message.hidden = message.dataset.failure !== failure
    document.querySelector(`[data-failure='${failure}'] h1`).focus()
  }
  /** Sets the state that the reloaded page finds, and puts the token of a reset link back. False if the browser refuses. */
  const prepareReload = (state) => {
    const token = window.__resetToken
    try {
      history.replaceState(state, '', token === undefined ? location.href : `?token=${token}`)
      return true
    } catch {
      return false
    }
  }
  /** Whether the server answers; this also replaces an outdated page in the browser's cache. If not, says so. */
  const isReachable = async () => {
    try {
      const page = await fetch(location.href, { cache: 'reload', signal: AbortSignal.timeout(TIMEOUT_MS) })
      await page.text()
      return true
    } catch {
      show(navigator.onLine ? 'unreachable' : 'offline')
      return false
    }
  }
  const recover = async () => {
    if (!(await isReachable())) return
    // Without the mark there could be no end of reloads.
    const wasReloaded = Date.now() - history.state?.[KEY] < RELOAD_INTERVAL_MS
    if (wasReloaded || !prepareReload({ ...history.state, [KEY]: Date.now() })) return show('newVersion')
    location.reload()
  }
  const reload = async () => {
    if (!(await isReachable())) return
    prepareReload(history.state)
    location.reload()
  }
  const actions = { offline: recover, unreachable: recover, newVersion: reload }

  const handleError = ({ target }) => {
    // Once React has rendered, the messages are gone, and the script is not the app's.
    const isStarting = document.querySelector('.load-failure') !== null
    if (!isStarting || !(target instanceof HTMLScriptElement) || target.type !== 'module') return
    removeEventListener('error', handleError, true)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: stylesheet }))
    for (const button of document.querySelectorAll('.load-failure button'))
      button.addEventListener('click', actions[button.parentElement.dataset.failure])
    addEventListener('online', recover)
    addEventListener('offline', recover)
    void recover()
  }
  // Errors of elements do not bubble.
  addEventListener('error', handleError, true)
}

// Shows the pulsing logo of index.html until the app renders, where a signed-in user opens the dashboard: public pages
// and the login appear at once.
{
  const dashboard = new URL('dashboard', document.currentScript.src).pathname
  const isDashboard = location.pathname === dashboard || location.pathname.startsWith(`${dashboard}/`)
  try {
    if (isDashboard && /(?:^|; )_ntgAuth=/.test(document.cookie)) document.documentElement.dataset.start = ''
  } catch {
    // Cookies are blocked: nobody is signed in.
  }
}

// Sets the theme before the first paint, so that the light theme does not flash dark, and whenever another tab changes it.
// The key is that of src/app/hooks/useDeviceValue.ts.
{
  const KEY = 'lightshelf.theme'
  const setTheme = () => {
    try {
      document.documentElement.dataset.theme = localStorage.getItem(KEY) === 'light' ? 'light' : 'dark'
    } catch {
      document.documentElement.dataset.theme = 'dark'
    }
  }
  setTheme()
  addEventListener('storage', ({ key }) => {
    if (key === KEY) setTheme()
  })
}
