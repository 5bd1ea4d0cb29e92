// Keeps what is thrown or rejected before src/app/errors/errorReporter.ts runs, which takes it over.
;(() => {
  const events = []
  const keep = (event) => events.push(event)
  addEventListener('error', keep)
  addEventListener('unhandledrejection', keep)
  window.__earlyErrors = {
    events,
    stop() {
      removeEventListener('error', keep)
      removeEventListener('unhandledrejection', keep)
    },
  }
})()

// Sets the theme before the first paint, so that a page in the light theme does not flash dark. src/app/hooks/theme.ts reads and writes the same key.
try {
  document.documentElement.dataset.theme = localStorage.getItem('lightshelf.theme') === 'light' ? 'light' : 'dark'
} catch {
  document.documentElement.dataset.theme = 'dark'
}
