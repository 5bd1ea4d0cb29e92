// Runs before the first paint, so that a page in the light theme does not flash dark. src/app/theme.ts reads and writes the same key.
try {
  document.documentElement.dataset.theme = localStorage.getItem('lightshelf.theme') === 'light' ? 'light' : 'dark'
} catch {
  document.documentElement.dataset.theme = 'dark'
}
