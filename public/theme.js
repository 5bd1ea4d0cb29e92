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

// Sets the theme before the first paint, so that the light theme does not flash dark. The key is that of
// src/app/hooks/useTheme.ts.
try {
  document.documentElement.dataset.theme = localStorage.getItem('lightshelf.theme') === 'light' ? 'light' : 'dark'
} catch {
  document.documentElement.dataset.theme = 'dark'
}
